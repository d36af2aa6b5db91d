import { createInstance } from 'i18next';

import { locales } from '@/services/domain/locale/locale';
import { readTranslations } from '@/services/fixtures/translations';

import { createTranslator, type NamespaceTexts } from './translator';

const keysOf = (texts: NamespaceTexts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, part]) =>
    typeof part === 'string' ? [prefix + name] : keysOf(part, `${prefix}${name}.`),
  );

const placeholders = locales.flatMap((locale) =>
  [...JSON.stringify(readTranslations(locale).texts).matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name),
);
/** A value for every placeholder, with characters and placeholders that stay as they are. */
const sample = Object.fromEntries(placeholders.map((name) => [name, `<b>{{name}} & $t(x) ${name}</b>`]));
const counts = [0, 1, 2, 1.5, 1000];

describe.each(locales)('in %s', (locale) => {
  const translations = readTranslations(locale);
  const translator = createTranslator(translations);
  const i18next = createInstance();
  beforeAll(() =>
    i18next.init({
      lng: locale,
      resources: { [locale]: translations.texts },
      initAsync: false,
      interpolation: { escapeValue: false },
    }),
  );

  it.each(Object.keys(translations.texts))(
    'every text of %s is the one that i18next returns',
    (namespace) => {
      const texts = translations.texts[namespace] ?? {};
      const expected = i18next.getFixedT(locale, namespace);
      const t = translator.inNamespace(namespace);
      for (const written of keysOf(texts)) {
        const key = written.replace(/_(zero|one|other)$/, '');
        for (const count of counts) {
          const values = { ...sample, count };
          expect([key, count, t(key, values)]).toEqual([key, count, expected(key, values)]);
        }
        if (!expected(written).includes('{{')) expect(t(written)).toBe(expected(written));
      }
    },
  );

  it('a key may name another namespace', () => {
    const key = 'blocks:articleType.news';
    expect(translator.inNamespace('school')(key)).toBe(i18next.t(key));
  });

  it('an empty value leaves nothing, a missing key is shown itself', () => {
    const t = translator.inNamespace('school');
    const values = { name: undefined };
    expect(t('allOf', values)).toBe(i18next.getFixedT(locale, 'school')('allOf', values));
    expect(t('no.such.key')).toBe('no.such.key');
    expect(t('leads')).toBe('leads');
  });
});

it('returns the same function for a namespace each time', () => {
  const { inNamespace } = createTranslator({ locale: 'en', texts: {} });
  expect(inNamespace('common')).toBe(inNamespace('common'));
  expect(inNamespace('common')).not.toBe(inNamespace('blocks'));
});

it('asks the caller what to show for a missing text', () => {
  const { inNamespace } = createTranslator(
    { locale: 'en', texts: {} },
    (namespace, key) => `${namespace}/${key}`,
  );
  expect(inNamespace('common')('blocks:price')).toBe('blocks/price');
});
