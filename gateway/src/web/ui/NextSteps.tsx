import { destination, type LinkContext } from '../../domain/destination';
import { workPlaceTexts } from '../texts/workPlaceTexts';
import ledger from './ledger.module.css';
import { Section } from './Section';

/** Steps to take next on the site: one row each, led to where it begins. */
export function NextSteps({ links }: { links: LinkContext }) {
  const { next, nextLead, steps } = workPlaceTexts(links.language);
  return (
    <Section heading={next} id="next" lead={nextLead}>
      <ul className={ledger.rows}>
        {steps.map(({ title, text, path }) => (
          <li className={ledger.row} key={path}>
            <h3>
              <a className={ledger.rowLink} href={destination(path, links)}>
                {title}
              </a>
            </h3>
            <p className={ledger.quiet}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
