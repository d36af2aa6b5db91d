import { DateText } from '@/components/ui/DateText/DateText';
import { Tag } from '@/components/ui/Tag/Tag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { type ObligationId, obligationNames } from '@/contract/lists/obligations';
import { productKinds } from '@/contract/lists/surveys';
import { countByCertainty, groupObligations, type Obligation } from '@/services/domain/obligations/assess';
import type { Fact } from '@/services/domain/obligations/facts';
import type { SingleAnswer } from '@/services/domain/obligations/neededAnswers';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import {
  Count,
  Counts,
  Entries,
  Entry,
  Grounds,
  Group,
  GroupName,
  Head,
  Places,
  Reason,
  Sources,
  Since,
  Title,
} from './ObligationReport.styles';

interface ObligationReportProps {
  /** Each with its group, its certainty, its first day, its sources and its countries (ISO 3166-1 alpha-2). */
  obligations: Obligation[];
  /** The single answers without which an obligation would not apply. */
  needed?: ReadonlyMap<ObligationId, SingleAnswer[]>;
}

/**
 * The obligations that follow from the answers, each with its reason, its countries and its legal source.
 * @avoid As advice: it says what the law asks for by what was answered, and names its sources.
 * @accessibility Headings for groups and duties; certainty is a word beside each of them, not a colour.
 */
export function ObligationReport({ obligations, needed }: ObligationReportProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const factText = (fact: Fact) => {
    const kind = productKinds.find((candidate) => fact === `sells:${candidate}`);
    return kind ? t('because.kind', { kind: t(`business:productKinds.${kind}`) }) : t(`facts.${fact}`);
  };
  const answerText = ({ question, value }: SingleAnswer) => {
    switch (question) {
      case 'storageCountries':
      case 'salesCountries':
        return t(`without.${question}`, { country: t(`business:countries.${value}`) });
      case 'productKinds':
        return t('because.kind', { kind: t(`business:productKinds.${value}`) });
      case 'salesChannels':
        return t(`salesChannels.${value}`);
      case 'importedConsignments':
        return t('without.importedConsignments', { value: t(`consignments.${value}`) });
      case 'importsToStock':
      case 'smallEnterprise':
        return t(`without.${question}`, { value: t(`triStates.${value}`) });
      case 'crossBorderTurnover':
        return t(`without.turnover.${value}`);
    }
  };
  const withoutText = (answers: SingleAnswer[]) =>
    t('without.lead', { count: answers.length, answers: answers.map(answerText).join('; ') });
  if (obligations.length === 0) return <p>{t('report.none')}</p>;
  return (
    <>
      <Counts>
        {countByCertainty(obligations).map(({ certainty, count }) => (
          <Count key={certainty}>
            <dt>{t(`certainty.${certainty}`)}</dt>
            <dd>{count}</dd>
          </Count>
        ))}
      </Counts>
      {groupObligations(obligations).map(({ group, obligations: entries }) => (
        <Group key={group}>
          <GroupName>{t(`groups.${group}`)}</GroupName>
          <Entries>
            {entries.map(({ id, certainty, since, countries, sources, places, because, doubt }) => (
              <Entry key={`${id} ${doubt}`}>
                <Head>
                  <Title>{obligationNames[id][locale]}</Title>
                  <Tag label={t(`certainty.${certainty}`)} tone={certainty === 'due' ? 'signal' : 'quiet'} />
                </Head>
                <Places>{countries.map((country) => t(`business:countries.${country}`)).join(', ')}</Places>
                <Reason>{t(`reasons.${id}`)}</Reason>
                <Grounds>
                  {t('because.lead', {
                    facts: [
                      ...(places === 'union' ? [] : [t(`because.${places}`)]),
                      ...because.map(factText),
                    ].join(', '),
                  })}
                  {needed?.has(id) && <span>{withoutText(needed.get(id) ?? [])}</span>}
                  {doubt && (
                    <span>
                      {t('doubt.lead', { doubt: doubt === 'home' ? t('doubt.home') : factText(doubt) })}
                    </span>
                  )}
                </Grounds>
                <Since>
                  {t(since ? (certainty === 'ahead' ? 'report.from' : 'report.since') : 'report.asOf')}{' '}
                  <DateText iso={since ?? rulesVersion} locale={locale} />
                </Since>
                {sources.length > 0 && (
                  <Sources aria-label={t('report.sources')}>
                    {sources.map(({ act, url }) => (
                      <li key={act.en}>
                        {url ? <TextLink href={url}>{act[locale]}</TextLink> : act[locale]}
                      </li>
                    ))}
                  </Sources>
                )}
              </Entry>
            ))}
          </Entries>
        </Group>
      ))}
    </>
  );
}
