import type { PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';

import { customUid } from '@/contract/calls/parameters';

import type { Bilingual } from '../../domain/languages';
import { translate } from './translate';

const keyPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

const problems = {
  noAddress: {
    en: 'Choose a page of the site, or give the page an address as a campaign page.',
    de: 'Wählen Sie eine Seite der Website, oder geben Sie der Seite eine Adresse als Aktionsseite.',
  },
  key: {
    en: 'Letters and digits, at most 40, a letter first.',
    de: 'Buchstaben und Ziffern, höchstens 40, am Anfang ein Buchstabe.',
  },
  uid: {
    en: 'Letters, digits and hyphens, at most 60; no hyphen first.',
    de: 'Buchstaben, Ziffern und Bindestriche, höchstens 60; am Anfang kein Bindestrich.',
  },
  index: {
    en: 'The address "index" stands for the list of all campaign pages. Choose another one.',
    de: 'Die Adresse „index“ steht für die Liste aller Aktionsseiten. Wählen Sie eine andere.',
  },
} satisfies Record<string, Bilingual>;

/** Two pages without one must not have the same empty one. */
const emptyAsNull = {
  beforeValidate: [({ value }: { value?: string | null }) => value?.trim() || null],
};

/** The form offers the keys that the site knows; landing pages from before have keys of their own. */
const validateKey: TextFieldSingleValidation = (value, { data, req }) => {
  const { uid } = data as { uid?: string | null };
  if (!value) return Boolean(uid) || translate(problems.noAddress, req);
  return keyPattern.test(value) || translate(problems.key, req);
};

/** By what the site finds a page; campaign pages have an address instead. */
export const pageKeyField = (): TextField => ({
  name: 'pageKey',
  type: 'text',
  label: { en: 'Page of the site', de: 'Seite der Website' },
  unique: true,
  index: true,
  hooks: emptyAsNull,
  validate: validateKey,
  admin: {
    position: 'sidebar',
    components: { Field: '/src/cms/admin/pages/PageKeySelect#PageKeySelect' },
    description: {
      en: 'Where the page stands: each place has one page. Leave empty for a campaign page.',
      de: 'Wo die Seite steht: Jede Stelle hat eine Seite. Bei einer Aktionsseite leer lassen.',
    },
  },
});

const uidProblem = (value: string): Bilingual | undefined => {
  if (!customUid.safeParse(value).success) return problems.uid;
  return value.toLowerCase() === 'index' ? problems.index : undefined;
};

/** The last part of the address of a campaign page. */
export const uidField = (): TextField => ({
  name: 'uid',
  type: 'text',
  label: { en: 'Address as a campaign page', de: 'Adresse als Aktionsseite' },
  unique: true,
  index: true,
  hooks: emptyAsNull,
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) => {
    const problem = value ? uidProblem(value) : undefined;
    return problem ? translate(problem, req) : true;
  },
  admin: {
    position: 'sidebar',
    description: {
      en: 'For campaign pages only: with "spring-2027" here, the page is found at /custom/spring-2027. Leave empty for all other pages.',
      de: 'Nur für Aktionsseiten: Steht hier „spring-2027“, ist die Seite unter /custom/spring-2027 zu finden. Bei allen anderen Seiten leer lassen.',
    },
  },
});
