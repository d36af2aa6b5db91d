import type { Block } from '@/services/domain/content/page';
import { block } from '@/services/fixtures/pages';

import { Scroller, Sheet, Table, Value } from './specimen.styles';

type Kind = Block['kind'];

/** The use of each block type; a missing type does not compile. */
const uses: Record<Kind, string> = {
  hero: 'Opens a page: what it is about, and where to go from there',
  rateMap: 'VAT rates of Europe as a map and a table',
  prose: 'Running text under a heading',
  keyFigures: 'Numbers with what they count',
  cardGrid: 'Ways into the site',
  serviceNeeds: 'Sentences that visitors finish',
  steps: 'What happens in which order, and how long it takes',
  checklist: 'What to have at hand',
  timeline: 'Dates and duties',
  priceTable: 'Prices of chosen services',
  faq: 'Questions of this page',
  relatedArticles: 'Articles to read next',
  callToAction: 'The end of a page',
  offices: 'Places of the house',
  glossary: 'Terms in both languages',
  serviceDirectory: 'All services, to be narrowed down',
  partnerStrip: 'Partners by name',
  newsTeasers: 'New and much read articles',
  questionTeasers: 'A question of each kind',
};

const componentOf = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1);
const placeIn = (kind: Kind) => `./?path=/docs/blocks-${componentOf(kind).toLowerCase()}--docs`;
const fieldsOf = (kind: Kind) =>
  Object.keys(block(kind))
    .filter((field) => !['id', 'kind', 'anchor'].includes(field))
    .join(', ');

/** Every block type of the CMS with the component that shows it and the fields that it gets. */
export function BlockMap() {
  return (
    <Sheet>
      <Scroller>
        <Table>
          <thead>
            <tr>
              <th scope="col">In the CMS</th>
              <th scope="col">Component</th>
              <th scope="col">For</th>
              <th scope="col">Fields</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(uses) as Kind[]).map((kind) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>
                  <a href={placeIn(kind)} target="_top">
                    {componentOf(kind)}
                  </a>
                </td>
                <td>{uses[kind]}</td>
                <td>
                  <Value>{fieldsOf(kind)}</Value>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Sheet>
  );
}
