import { destination, type LinkContext } from '../../domain/destination';
import type { Translate } from '../translator';
import { Section } from './site';
import { Quiet, Row, RowLink, Rows } from './styles';

/** Paths of the site. */
const steps = { check: '/cht/calculate', services: '/cht/Services', contact: '/cht/Contact' };

/** Steps to take next on the site: one row each, led to where it begins. */
export const NextSteps = ({ links, t }: { links: LinkContext; t: Translate }) => (
  <Section heading={t('workPlace.next')} id="next" lead={t('workPlace.nextLead')}>
    <Rows>
      {Object.entries(steps).map(([step, path]) => (
        <Row key={step}>
          <h3>
            <RowLink href={destination(path, links)}>{t(`workPlace.steps.${step}.title`)}</RowLink>
          </h3>
          <Quiet>{t(`workPlace.steps.${step}.text`)}</Quiet>
        </Row>
      ))}
    </Rows>
  </Section>
);
