import type { Metadata } from 'next';

import { countryName } from '@/contract/lists/countryName';
import { factTopicNames } from '@/contract/lists/factNames';
import { factCountries } from '@/contract/lists/facts';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { countryParameter, sentParameter, topicParameter } from '../../../../domain/accountPaths';
import { alertTopics } from '../../../../domain/alerts';
import { destination } from '../../../../domain/destination';
import { alertLinkHours } from '../../../../features/alerts/emails';
import { findConsentVersion, privacyKey } from '../../../../web/account/consentVersion';
import { AlertsForm } from '../../../../web/forms/AlertsForm';
import { linkContext } from '../../../../web/links/linkContext';
import { parameterValue, type Query } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';
import { Button, Section } from '../../../../web/ui/site';

interface Props {
  searchParams: Promise<Query>;
}

async function told({ searchParams }: Props) {
  const [context, query] = [await requestContext(), await searchParams];
  const t = await translator(context.language);
  const isSent = parameterValue(query, sentParameter) !== '';
  const key = isSent ? 'sent' : 'form';
  const words = {
    title: t(`alerts.${key}.title`),
    lead: t(`alerts.${key}.lead`, { hours: alertLinkHours }),
  };
  return { context, query, isSent, words, t };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await told(props)).words.title };
}

/** Signs up for e-mails about changes of the law; parameters name what is ticked beforehand. */
export default async function Alerts(props: Props) {
  const { context, query, isSent, words, t } = await told(props);
  const { language } = context;
  const [links, noticeVersion] = await Promise.all([linkContext(), findConsentVersion(context)]);
  const collator = new Intl.Collator(language);
  const countries = factCountries
    .map((value) => ({ value, label: countryName(value)[language] }))
    .sort((one, other) => collator.compare(one.label, other.label));
  const topics = alertTopics.map((value) => ({ value, label: factTopicNames[value][language] }));
  const ticked = (name: string) => [query[name] ?? []].flat();
  return (
    <Section heading={words.title} headingLevel={1} lead={words.lead}>
      {isSent ? (
        <Button emphasis="quiet" href={destination(siteAddresses.vatChanges, links)}>
          {t('alerts.toChanges')}
        </Button>
      ) : (
        <AlertsForm
          countries={countries}
          noticeVersion={noticeVersion}
          privacyHref={destination(`/${privacyKey}`, links)}
          ticked={{ countries: ticked(countryParameter), topics: ticked(topicParameter) }}
          topics={topics}
        />
      )}
    </Section>
  );
}
