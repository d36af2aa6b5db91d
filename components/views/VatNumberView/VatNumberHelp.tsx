import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { vatNumberLetters } from '@/contract/lists/vatNumber';
import { languageTags } from '@/services/domain/locale/locale';
import { collator } from '@/services/domain/text/intl';
import { vatNumberExamples } from '@/services/domain/vatNumbers/vatNumberExamples';
import {
  germanOffice,
  registersOutsideVies,
  viesForms,
  viesPage,
} from '@/services/domain/vatNumbers/vatNumberRegisters';
import { useLocale } from '@/services/hooks/useLocale';

import { useCountryOfNumber } from './useCountryOfNumber';
import { Forms, Notes, Source } from './VatNumberView.styles';

/** The form of each country's numbers, by the alphabet of the language. */
function FormsByCountry() {
  const { t } = useTranslation('vatNumberHelp');
  const { t: tForm } = useTranslation('vatNumber');
  const nameOf = useCountryOfNumber();
  const { compare } = collator(languageTags[useLocale()]);
  const sorted = [...vatNumberLetters].sort((a, b) => compare(nameOf(a), nameOf(b)));
  return (
    <Section heading={t('forms.heading')} lead={t('forms.lead')}>
      <Forms aria-label={t('forms.heading')}>
        <thead>
          <tr>
            <th scope="col">{t('forms.country')}</th>
            <th scope="col">{t('forms.form')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((letters) => (
            <tr key={letters}>
              <th scope="row">{nameOf(letters)}</th>
              <td>
                {tForm(`forms.${letters}`)} <small>{vatNumberExamples[letters]}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </Forms>
      <Source>
        <TextLink href={viesForms}>{t('forms.source')}</TextLink>
      </Source>
    </Section>
  );
}

/** What each check proves, who answers for numbers outside VIES, and how each country forms its numbers. */
export function VatNumberHelp() {
  const { t } = useTranslation('vatNumberHelp');
  return (
    <>
      <Section heading={t('proves.heading')} tone="tinted">
        <Notes>
          <div>
            <h3>{t('proves.form.title')}</h3>
            <p>{t('proves.form.text')}</p>
          </div>
          <div>
            <h3>{t('proves.vies.title')}</h3>
            <p>{t('proves.vies.text')}</p>
            <TextLink href={viesPage}>{t('proves.vies.link')}</TextLink>
          </div>
          <div>
            <h3>{t('proves.office.title')}</h3>
            <p>{t('proves.office.text')}</p>
            <TextLink href={germanOffice}>{t('proves.office.link')}</TextLink>
          </div>
        </Notes>
      </Section>
      <Section heading={t('outside.heading')}>
        <Notes>
          {(['GB', 'CHE', 'NO'] as const).map((letters) => (
            <div key={letters}>
              <h3>{t(`outside.${letters}.title`)}</h3>
              <p>{t(`outside.${letters}.text`)}</p>
              <TextLink href={registersOutsideVies[letters]}>{t(`outside.${letters}.link`)}</TextLink>
            </div>
          ))}
        </Notes>
      </Section>
      <FormsByCountry />
    </>
  );
}
