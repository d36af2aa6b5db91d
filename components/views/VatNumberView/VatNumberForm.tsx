import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentProps, useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { vatNumberLetters } from '@/contract/lists/vatNumber';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { inLocale, paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import { collator } from '@/services/domain/text/intl';
import {
  entryOfQuery,
  queryOfEntry,
  readVatNumber,
  type SentVatNumber,
  type VatNumberEntry,
} from '@/services/domain/vatNumbers/vatNumberEntry';
import { useFocusOnError } from '@/services/hooks/useFocusOnError';
import { useLocale } from '@/services/hooks/useLocale';

import { useCountryOfNumber } from './useCountryOfNumber';
import { Form, Result } from './VatNumberView.styles';

/** In the HTML of a number that was sent; elsewhere it comes while somebody types. */
const VatNumberResult = dynamic(() =>
  loadChunk(() => import('./VatNumberResult')).then((loaded) => loaded.VatNumberResult),
);

/** The country's letters and its name, by the alphabet of the language. */
function useCountries() {
  const nameOf = useCountryOfNumber();
  const { compare } = collator(languageTags[useLocale()]);
  return vatNumberLetters
    .map((letters) => ({ value: letters, label: nameOf(letters) }))
    .sort((a, b) => compare(a.label, b.label));
}

/** The fault of an entry, and nothing where there is a number to check. */
const faultOf = (entry: VatNumberEntry) => {
  const read = readVatNumber(entry);
  return 'fault' in read ? read.fault : undefined;
};

/**
 * The number, its country where it does not name it, and what the check finds. The number that is checked stands in the
 * address; without scripts the server answers.
 */
export function VatNumberForm({ sent }: { sent: SentVatNumber | null }) {
  const { t } = useTranslation('vatNumber');
  const locale = useLocale();
  const router = useRouter();
  const countries = useCountries();
  const asked = (router.isReady ? entryOfQuery(router.query) : undefined) ?? sent?.entry;
  const [typed, setTyped] = useState<Partial<VatNumberEntry>>({});
  const [isRefused, setIsRefused] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useFocusOnError(attempts);
  const entry: VatNumberEntry = { number: '', letters: '', ...asked, ...typed };
  const wasFaulty = isRefused || (asked !== undefined && faultOf(asked) !== undefined);
  // Gone as soon as it is mended.
  const fault = wasFaulty ? faultOf(entry) : undefined;
  const type = (change: Partial<VatNumberEntry>) => {
    setTyped({ ...typed, ...change });
    void loadOptional(() => import('./VatNumberResult'));
    void loadOptional(() => import('@/services/domain/vatNumbers/checkDigits'));
  };
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const isFaulty = faultOf(entry) !== undefined;
    setIsRefused(isFaulty);
    if (isFaulty) setAttempts(attempts + 1);
    else
      void router.push({ pathname: router.pathname, query: queryOfEntry(entry) }, undefined, {
        shallow: true,
        scroll: false,
      });
  };
  return (
    <>
      <Form ref={form} noValidate action={inLocale(paths.answeredVatNumber, locale)} onSubmit={submit}>
        <TextField
          label={t('form.number')}
          hint={t('form.hint')}
          error={fault && fault !== 'noCountry' ? t(`fault.${fault}`) : undefined}
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={entry.number}
          onChange={({ target }) => type({ number: target.value })}
        />
        <SelectField
          label={t('form.country')}
          hint={t('form.countryHint')}
          error={fault === 'noCountry' ? t('fault.noCountry') : undefined}
          name="country"
          placeholder={t('form.inNumber')}
          options={countries}
          value={entry.letters}
          onChange={({ target }) =>
            type({ letters: vatNumberLetters.find((letters) => letters === target.value) ?? '' })
          }
        />
        <Button type="submit">{t('form.submit')}</Button>
      </Form>
      <Result aria-live="polite">
        {asked && faultOf(asked) === undefined && <VatNumberResult entry={asked} sent={sent} />}
      </Result>
    </>
  );
}
