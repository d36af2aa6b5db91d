import type { Block, Field, PayloadRequest } from 'payload';

import type { WireBlock } from '@/contract/calls/blocks';

import type { Bilingual } from '../../domain/languages';
import type { Page } from '../../payload-types';
import { unlocalisedText } from '../fields/text';
import { translate } from '../fields/translate';

/** Sections that the site adds to a page of blocks, by the page's key: a form, or the search of a register. */
const anchorsOfSite: Record<string, string> = {
  ...{ Contact: 'enquiry', freeTrial: 'enquiry' },
  ...{ ResourcesDoc: 'search', ResourcesSearch: 'search' },
};

const problems = {
  form: {
    en: 'Only small letters, digits and hyphens; a letter first.',
    de: 'Nur Kleinbuchstaben, Ziffern und Bindestriche; am Anfang ein Buchstabe.',
  },
  taken: {
    en: 'Another section of this page has this jump mark. Choose another one.',
    de: 'Ein anderer Abschnitt dieser Seite hat diese Sprungmarke. Wählen Sie eine andere.',
  },
} satisfies Record<string, Bilingual>;

const anchor: Field = {
  ...unlocalisedText(
    'anchor',
    { en: 'Jump mark', de: 'Sprungmarke' },
    {
      optional: true,
      description: {
        en: 'Optional. With "steps" here, a link to #steps leads to this section. Small letters, digits and hyphens.',
        de: 'Freiwillig. Steht hier „steps“, führt ein Link auf #steps zu diesem Abschnitt. Kleinbuchstaben, Ziffern und Bindestriche.',
      },
    },
  ),
  validate: (value: string | null | undefined, { data, req }: { data: unknown; req: PayloadRequest }) => {
    if (!value) return true;
    if (!isAnchor(value)) return translate(problems.form, req);
    const { blocks, pageKey } = data as Pick<Partial<Page>, 'blocks' | 'pageKey'>;
    const isTwice = (blocks ?? []).filter(({ anchor: other }) => other === value).length > 1;
    return isTwice || anchorsOfSite[pageKey ?? ''] === value ? translate(problems.taken, req) : true;
  },
} as Field;

export const isAnchor = (value: string): boolean => /^[a-z][a-z0-9-]*$/.test(value);

/** The admin's list of sections shows a picture and this label only. */
const withSentence = (noun: Bilingual, sentence: Bilingual): Bilingual => ({
  en: `${noun.en}: ${sentence.en}`,
  de: `${noun.de}: ${sentence.de}`,
});

/** A block's name and purpose, as the admin shows them. */
interface BlockNames {
  singular: Bilingual;
  plural: Bilingual;
  /** Stands below the picture where a section is chosen. */
  sentence: Bilingual;
}

/** A block of a page. `slug` is the `blockType` of the contract. */
export function pageBlock(
  slug: WireBlock['blockType'],
  { sentence, ...labels }: BlockNames,
  fields: Field[],
): Block {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1);
  return {
    slug,
    interfaceName: `${name}Block`,
    labels: { ...labels, singular: withSentence(labels.singular, sentence) },
    fields: [...fields, anchor],
    admin: {
      images: { thumbnail: { url: `/blocks/${slug}.svg`, alt: '' } },
      disableBlockName: true,
      components: {
        Label: { path: '/src/cms/admin/SectionLabel#SectionLabel', clientProps: { noun: labels.singular } },
      },
    },
  };
}
