import { siteAddresses } from '@/contract/site/siteAddresses';

import { destination, type LinkContext } from '../../domain/destination';
import type { Translate } from '../translator';
import { Button, Section } from '../ui/site';
import { AlertsForm, type AlertsFormProps } from './AlertsForm';

interface State {
  t: Translate;
  /** The form was sent; its e-mail is on the way. */
  isSent: boolean;
  /** For how long the e-mail's link is valid. */
  hours: number;
}

export function alertsWords({ t, isSent, hours }: State) {
  const key = isSent ? 'sent' : 'form';
  return { title: t(`alerts.${key}.title`), lead: t(`alerts.${key}.lead`, { hours }) };
}

interface AlertsPageProps extends State, AlertsFormProps {
  links: LinkContext;
}

/**
 * Signs up for e-mails about changes of the law, and says that the first one is on its way.
 * @accessibility Works without scripts; what was chosen stays with every answer.
 */
export function AlertsPage({ t, isSent, hours, links, ...form }: AlertsPageProps) {
  const { title, lead } = alertsWords({ t, isSent, hours });
  return (
    <Section heading={title} headingLevel={1} lead={lead}>
      {isSent ? (
        <Button emphasis="quiet" href={destination(siteAddresses.vatChanges, links)}>
          {t('alerts.toChanges')}
        </Button>
      ) : (
        <AlertsForm {...form} />
      )}
    </Section>
  );
}
