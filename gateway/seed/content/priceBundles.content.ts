import { price } from './price';
import type { SeedBundle } from './types';

const once = { en: 'Our fees paid once', de: 'Unsere einmaligen Preise' };
const yearly = { en: 'Our fees for a year', de: 'Unsere Preise für ein Jahr' };

/** In the order in which the page of prices shows them. */
export const priceBundlesContent: SeedBundle[] = [
  {
    title: { en: 'Stock in Germany', de: 'Lager in Deutschland' },
    summary: {
      en: 'For shops abroad with goods in a German warehouse: the VAT number, its returns and the authorised representative for packaging.',
      de: 'Für Shops im Ausland mit Ware in einem deutschen Lager: Umsatzsteuer-Registrierung, Meldungen und der Bevollmächtigte für Verpackungen.',
    },
    services: ['vat-registration-germany', 'vat-filing-germany', 'packaging-representative-germany'],
    prices: [price(once, 25000, 'once'), price(yearly, 58500, 'year', true)],
  },
  {
    title: { en: 'Electronics for Germany', de: 'Elektronik für Deutschland' },
    summary: {
      en: 'For brands abroad whose devices have a plug or a battery: three registers, one file and one representative.',
      de: 'Für Marken im Ausland, deren Geräte Stecker oder Akku haben: drei Register, eine Akte, ein Bevollmächtigter.',
    },
    services: ['packaging-representative-germany', 'weee-germany', 'battery-germany'],
    prices: [price(once, 70000, 'once'), price(yearly, 125000, 'year', true)],
  },
  {
    title: { en: 'From Germany to the whole Union', de: 'Von Deutschland in die ganze Union' },
    summary: {
      en: 'For shops in Germany that sell to consumers in other Member States: one return for all of them, and the register at home. Packaging registrations and representatives in those states are not included.',
      de: 'Für Shops in Deutschland, die an Verbraucher in anderen Mitgliedstaaten verkaufen: eine Meldung für alle und das Register daheim. Verpackungsregister und Bevollmächtigte in diesen Staaten sind nicht enthalten.',
    },
    services: ['oss-union', 'packaging-germany'],
    prices: [price(once, 25000, 'once'), price(yearly, 54000, 'year', true)],
  },
];
