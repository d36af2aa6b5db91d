import { useTranslation } from 'next-i18next/pages';

import { FilingRhythm } from '@/components/parts/FilingRhythm/FilingRhythm';
import { PriceBreakdown } from '@/components/parts/PriceBreakdown/PriceBreakdown';
import { ServiceRows } from '@/components/parts/RelatedServices/ServiceRows';
import { DateRows } from '@/components/parts/ReturnDates/DateRows';
import { DateText } from '@/components/ui/DateText/DateText';
import { Section } from '@/components/ui/Section/Section';
import type { Tone } from '@/components/ui/Section/Section.styles';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { impliedEntries } from '@/services/domain/obligations/impliedEntries';
import { countryName } from '@/services/domain/services/countryName';
import { useLocale } from '@/services/hooks/useLocale';

import { Links, Note, Part, Texts } from './CountryGuide.styles';

interface CountryGuideProps {
  /** Heading, lead, the country (ISO 3166-1 alpha-2), and what we have for it; prices in minor units (cents). */
  block: BlockOf<'countryGuide'>;
  /** Its ground. */
  tone?: Tone;
}

/** The next dates; the calendar of an account has all of them. */
const datesShown = 4;

/**
 * A country for sellers: our services by part, what all of them cost together, the next dates, texts about
 * them, and the check with the country filled in. A part for which we have nothing says so.
 * @avoid For prices alone: the country's page of prices has all of them, with those for the whole Union.
 * @accessibility Each part has a heading; services and texts are lists, costs a table with a caption, days `time`
 *   elements. A text in another language says so.
 */
export function CountryGuide({ block, tone }: CountryGuideProps) {
  const { t } = useTranslation('countryGuide');
  const locale = useLocale();
  const { country, guide, reading } = block;
  const name = countryName(country, locale);
  const services = guide.parts.flatMap((part) => part.services);
  const hasReturns = services.some(({ prices }) => prices.some(({ returnsAYear }) => returnsAYear));
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} tone={tone}>
      {guide.parts.map(({ part, services: ofPart }) => (
        <Part key={part}>
          <h3>{t(`part.${part}`)}</h3>
          {ofPart.length === 0 ? (
            <p>{t(`none.${part}`)}</p>
          ) : (
            <ServiceRows
              services={ofPart.map(({ role, ...service }) => ({
                ...service,
                ...(role !== 'counted' && { note: t(`role.${role}`) }),
              }))}
            />
          )}
        </Part>
      ))}
      {guide.cost.totals.length > 0 && (
        <Part>
          <h3>{t('total')}</h3>
          <PriceBreakdown cost={guide.cost} />
          <Note>
            {t('totalNote')} {guide.hasFiscalRepresentative && t('fiscal')}
          </Note>
          {hasReturns && <FilingRhythm countries={[country]} rules={guide.returns} rhythm="usual" />}
        </Part>
      )}
      <Part>
        <h3>{t('dates')}</h3>
        <DateRows dates={guide.dates.slice(0, datesShown)} hasNotes />
        <Note>
          {t(guide.dates.length > 0 ? 'asOf' : 'noDates')}{' '}
          {guide.dates.length > 0 && <DateText iso={guide.asOf} locale={locale} />}
        </Note>
      </Part>
      {reading.length > 0 && (
        <Part>
          <h3>{t('reading')}</h3>
          <Texts>
            {reading.map(({ kind, title, url, language }) => (
              <li key={url}>
                <TextLink href={url} lang={langAttribute(language, locale)}>
                  {title}
                </TextLink>{' '}
                <span>{t(`kind.${kind}`)}</span>
              </li>
            ))}
          </Texts>
        </Part>
      )}
      <Links>
        <li>
          <TextLink
            href={`${paths.answeredCheck}?${impliedEntries([{ category: 'vat', country }, ...services])}`}
          >
            {t('check')}
          </TextLink>
        </li>
        {services.length > 0 && (
          <>
            <li>
              <TextLink href={paths.pricesOf(country)}>{t('prices', { country: name })}</TextLink>
            </li>
            <li>
              <TextLink href={`${paths.compare}?countries=${country}`}>
                {t('compare', { country: name })}
              </TextLink>
            </li>
          </>
        )}
      </Links>
    </Section>
  );
}
