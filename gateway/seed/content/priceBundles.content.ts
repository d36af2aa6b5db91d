import { price } from './price';
import type { SeedBundle } from './types';

const once = {
  en: 'Everything paid once, guide values included',
  de: 'Alles Einmalige, Richtwerte enthalten',
};
const yearly = {
  en: 'One year, returns counted quarterly, guide values included',
  de: 'Ein Jahr davon, Meldungen vierteljährlich gezählt, Richtwerte enthalten',
};

/** In the order in which the page of prices shows them. */
export const priceBundlesContent: SeedBundle[] = [
  {
    title: { en: 'Stock in Germany', de: 'Lager in Deutschland' },
    summary: {
      en: 'For shops with goods in a German warehouse: the VAT number, its returns and the packaging register.',
      de: 'Für Shops mit Ware in einem deutschen Lager: Umsatzsteuer-Registrierung, Meldungen und Verpackungsregister.',
    },
    services: ['vat-registration-germany', 'vat-filing-germany', 'packaging-germany'],
    prices: [price(once, 66000, 'once', true), price(yearly, 44600, 'year', true)],
  },
  {
    title: { en: 'Electronics for Germany', de: 'Elektronik für Deutschland' },
    summary: {
      en: 'For brands whose devices have a plug or a battery: three registers, one file and one representative.',
      de: 'Für Marken, deren Geräte Stecker oder Akku haben: drei Register, eine Akte, ein Bevollmächtigter.',
    },
    services: ['packaging-germany', 'weee-germany', 'battery-germany'],
    prices: [price(once, 78000, 'once'), price(yearly, 99000, 'year', true)],
  },
  {
    title: { en: 'From Germany to the whole Union', de: 'Von Deutschland in die ganze Union' },
    summary: {
      en: 'For shops in Germany that sell to consumers in other Member States: one return for all of them, and the register at home.',
      de: 'Für Shops in Deutschland, die an Verbraucher in anderen Mitgliedstaaten verkaufen: eine Meldung für alle und das Register daheim.',
    },
    services: ['oss-union', 'packaging-germany'],
    prices: [price(once, 25000, 'once'), price(yearly, 54000, 'year', true)],
  },
];
