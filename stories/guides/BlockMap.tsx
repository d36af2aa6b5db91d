import type { Block } from '@/services/domain/content/page';
import { block } from '@/services/fixtures/pages';

import { cmsNames } from '../../.storybook/cmsNames';
import { Scroller, Sheet, Table, Value } from './specimen.styles';

type Kind = Block['kind'];

/** The use of each block type; a missing type does not compile. */
const uses: Record<Kind, string> = {
  hero: 'Opens a page: its topic and the next steps',
  rateMap: 'VAT rates of Europe as a map and a table',
  prose: 'Running text under a heading',
  keyFigures: 'Numbers with their meaning',
  cardGrid: 'Links to other pages',
  serviceNeeds: 'Sentences that visitors complete to find a service',
  steps: 'Steps in order, with their duration',
  checklist: 'Documents to prepare',
  timeline: 'Dates and duties',
  priceTable: 'Prices of chosen services',
  faq: 'Questions of this page',
  relatedArticles: 'Articles to read next',
  callToAction: 'The end of a page',
  offices: 'Offices of the company',
  people: 'Who is responsible for what',
  annotatedPicture: 'A picture with numbers, and what they show',
  glossary: 'Terms in both languages',
  serviceDirectory: 'All services, with filters',
  partnerStrip: 'Partners by name',
  newsTeasers: 'New and popular articles',
  questionTeasers: 'One question of each type',
  countryFacts: 'What the law of a country asks of sellers, with sources',
  factTable: 'What all countries ask on one topic, with sources',
  factChanges: 'What the law of all countries changes, and when',
  countryGuide: 'What selling in a country takes, and what it costs',
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
                <th scope="row">
                  {cmsNames[kind][0]}
                  <br />
                  <Value lang="de">{cmsNames[kind][1]}</Value>
                </th>
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
