import type { Metadata } from 'next';

import { countryName } from '@/contract/lists/countryName';
import { factTopicNames } from '@/contract/lists/factNames';
import { factCountries } from '@/contract/lists/facts';

import {
  captchaPath,
  countryParameter,
  sentParameter,
  topicParameter,
} from '../../../../domain/accountPaths';
import { alertTopics } from '../../../../domain/alerts';
import { destination } from '../../../../domain/destination';
import { alertLinkHours } from '../../../../features/alerts/emails';
import { findConsentVersion, privacyKey } from '../../../../web/account/consentVersion';
import { alertsAction } from '../../../../web/actions/alertsAction';
import { AlertsPage, alertsWords } from '../../../../web/forms/AlertsPage';
import { linkContext } from '../../../../web/links/linkContext';
import { parameterValue, type Query } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';

interface Props {
  searchParams: Promise<Query>;
}

async function asked({ searchParams }: Props) {
  const [context, query] = [await requestContext(), await searchParams];
  const t = await translator(context.language);
  const isSent = parameterValue(query, sentParameter) !== '';
  return { context, query, state: { t, isSent, hours: alertLinkHours } };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: alertsWords((await asked(props)).state).title };
}

/** Signs up for e-mails about changes of the law; parameters name what is ticked beforehand. */
export default async function Alerts(props: Props) {
  const { context, query, state } = await asked(props);
  const { language } = context;
  const [links, noticeVersion] = await Promise.all([linkContext(), findConsentVersion(context)]);
  const collator = new Intl.Collator(language);
  const countries = factCountries
    .map((value) => ({ value, label: countryName(value)[language] }))
    .sort((one, other) => collator.compare(one.label, other.label));
  const topics = alertTopics.map((value) => ({ value, label: factTopicNames[value][language] }));
  const ticked = (name: string) => [query[name] ?? []].flat();
  return (
    <AlertsPage
      {...state}
      action={alertsAction}
      captchaScript={captchaPath}
      countries={countries}
      links={links}
      noticeVersion={noticeVersion}
      privacyHref={destination(`/${privacyKey}`, links)}
      ticked={{ countries: ticked(countryParameter), topics: ticked(topicParameter) }}
      topics={topics}
    />
  );
}
