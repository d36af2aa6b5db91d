import { guideUidOf } from '@/contract/site/countryGuides';
import { siteAddresses } from '@/contract/site/siteAddresses';

import type { Localised, SeedBlock } from './types';

type Choice = Extract<SeedBlock, { blockType: 'serviceNeeds' }>['needs'][number]['choices'][number];

/** Services of one area, of one country where it is given. The fragment is for those who come without scripts. */
const services = (label: Localised, area: string, country?: string): Choice => ({
  label,
  url: `/cht/Services?productAttr=${area}${country ? `&country=${country}` : ''}#${area}`,
});
const vat = (country: string, en: string, de: string): Choice => services({ en, de }, 'vat', country);
/** The page about selling in a country. */
const guide = (country: string, en: string, de: string): Choice => ({
  label: { en, de },
  url: siteAddresses.campaign(guideUidOf(country)),
});
const formation = (place: string, en: string, de: string): Choice => ({
  label: { en, de },
  url: `/cht/Incorporation/Incorporation${place}`,
});

/** The needs that home begins with. Choices end their sentence in both languages. */
export const serviceNeedsContent: SeedBlock = {
  blockType: 'serviceNeeds',
  anchor: 'needs',
  heading: { en: 'Where do you stand?', de: 'Wo stehen Sie?' },
  lead: {
    en: 'Finish the sentence that sounds like you: it leads to services, prices and usual times.',
    de: 'Welcher Satz passt? Er führt zu Leistung, Preis und üblicher Dauer.',
  },
  needs: [
    {
      phrase: { en: 'I store goods in', de: 'Ich lagere Ware in' },
      text: {
        en: 'Stock triggers the duty to register from the first item, in a marketplace warehouse too. There is no threshold.',
        de: 'Die Registrierungspflicht beginnt mit dem ersten eingelagerten Stück, auch im Lager eines Marktplatzes. Eine Schwelle gibt es nicht.',
      },
      choices: [
        vat('DE', 'Germany', 'Deutschland'),
        vat('FR', 'France', 'Frankreich'),
        vat('IT', 'Italy', 'Italien'),
        vat('ES', 'Spain', 'Spanien'),
        vat('PL', 'Poland', 'Polen'),
        vat('CZ', 'Czechia', 'Tschechien'),
        vat('NL', 'the Netherlands', 'den Niederlanden'),
        vat('AT', 'Austria', 'Österreich'),
        vat('GB', 'the United Kingdom', 'Großbritannien'),
        services({ en: 'another country', de: 'einem anderen Land' }, 'vat'),
      ],
    },
    {
      phrase: { en: 'I sell to customers in', de: 'Ich verkaufe an Kunden in' },
      text: {
        en: 'Within the EU, one return can cover the sales to consumers in every country. Each country outside has its own rules.',
        de: 'Innerhalb der EU kann eine einzige Meldung die Verkäufe an Verbraucher in allen Ländern erfassen. Außerhalb hat jedes Land eigene Regeln.',
      },
      choices: [
        vat('EU', 'several EU countries', 'mehreren EU-Ländern'),
        guide('GB', 'the United Kingdom', 'Großbritannien'),
        guide('CH', 'Switzerland', 'der Schweiz'),
        guide('US', 'the USA', 'den USA'),
        guide('JP', 'Japan', 'Japan'),
        guide('MX', 'Mexico', 'Mexiko'),
        guide('AE', 'the United Arab Emirates', 'den Vereinigten Arabischen Emiraten'),
        { label: { en: 'another country', de: 'einem anderen Land' }, url: '/custom#countries' },
      ],
    },
    {
      phrase: { en: 'I sell through', de: 'Ich verkaufe über' },
      text: {
        en: 'A platform may owe the VAT on your sales. It will still ask for your tax and register numbers.',
        de: 'Mitunter schuldet die Plattform die Steuer auf Ihre Verkäufe. Nach Ihren Steuer- und Registernummern fragt sie trotzdem.',
      },
      choices: [
        {
          label: { en: 'a marketplace', de: 'einen Marktplatz' },
          url: '/cht/commonQuestion?key=marketplaces',
        },
        {
          label: { en: 'a shop of my own', de: 'einen eigenen Shop' },
          url: '/cht/commonQuestion?key=oss',
        },
        services({ en: 'parcels from outside the EU', de: 'Direktversand aus einem Drittland' }, 'ioss'),
      ],
    },
    {
      phrase: { en: 'I sell', de: 'Ich verkaufe' },
      text: {
        en: 'Registers are kept country by country, and registration comes before the first listing. Several often apply to one product.',
        de: 'Jedes Land führt eigene Register, und die Registrierung kommt vor dem ersten Angebot. Für ein Produkt gelten oft mehrere.',
      },
      choices: [
        services({ en: 'packaged goods', de: 'verpackte Ware' }, 'packaging'),
        services({ en: 'electrical devices', de: 'Elektrogeräte' }, 'weee'),
        services({ en: 'products with batteries', de: 'Produkte mit Batterien' }, 'battery'),
        services({ en: 'clothing and textiles', de: 'Kleidung und Textilien' }, 'textile'),
        services({ en: 'furniture', de: 'Möbel' }, 'furniture'),
        services({ en: 'toys', de: 'Spielzeug' }, 'toy'),
        services({ en: 'cosmetics', de: 'Kosmetik' }, 'cpnp'),
        services(
          { en: 'products under my own brand', de: 'Produkte unter eigener Marke' },
          'authorisedRepresentative',
        ),
      ],
    },
    {
      phrase: { en: 'I need a company', de: 'Ich brauche eine Gesellschaft' },
      text: {
        en: 'Formation takes days. The duties that follow recur every year; read them before you sign.',
        de: 'Die Gründung dauert Tage. Die Pflichten danach kehren jedes Jahr wieder – lesen Sie sie, bevor Sie unterschreiben.',
      },
      choices: [
        formation('HK', 'in Hong Kong', 'in Hongkong'),
        formation('XJP', 'in Singapore', 'in Singapur'),
        formation('YG', 'in the United Kingdom', 'in Großbritannien'),
        formation('FR', 'in France', 'in Frankreich'),
        formation('USA', 'in the USA', 'in den USA'),
        formation('BVI', 'in the British Virgin Islands', 'auf den Britischen Jungferninseln'),
        formation('SSE', 'in the Seychelles', 'auf den Seychellen'),
      ],
    },
    {
      phrase: { en: 'My company', de: 'Meine Gesellschaft' },
      text: {
        en: 'Deadlines for changes are short and run from the resolution. A company that is no longer needed should be closed properly.',
        de: 'Fristen für Änderungen sind kurz und beginnen mit dem Beschluss. Was nicht mehr gebraucht wird, soll geordnet enden.',
      },
      choices: [
        { label: { en: 'changes', de: 'ändert sich' }, url: '/cht/companyChange' },
        { label: { en: 'is no longer needed', de: 'wird nicht mehr gebraucht' }, url: '/cht/deregistration' },
      ],
    },
    {
      phrase: { en: 'I already have a provider', de: 'Ich habe schon einen Anbieter' },
      text: {
        en: 'Your numbers stay yours. Change at the end of a period, so that every return is filed once.',
        de: 'Ihre Nummern bleiben Ihre. Wechseln Sie zum Ende eines Zeitraums, damit jede Meldung genau einmal abgegeben wird.',
      },
      choices: [
        { label: { en: 'and want to switch', de: 'und will wechseln' }, url: '/cht/switch' },
        { label: { en: 'and compare prices', de: 'und vergleiche Preise' }, url: '/cht/price' },
      ],
    },
  ],
};
