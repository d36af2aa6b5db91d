import type { SeedAward, SeedCoupon } from '../types';

const firstOrder: SeedCoupon = {
  couponType: '0',
  title: { en: '€50 off your first order', de: '50~€ auf den ersten Auftrag' },
  amount: 5000,
  conditions: {
    en: 'For one order of our own services of €250 net or more. Official fees and advisers’ fees are not discounted.',
    de: 'Für einen Auftrag über eigene Leistungen ab 250~€ netto. Amtliche Gebühren und Honorare der Kanzleien werden nicht gemindert.',
  },
  validDays: 90,
};

export const awardsContent: SeedAward[] = [
  {
    key: 'welcome',
    title: { en: 'Welcome to Kompassa', de: 'Willkommen bei Kompassa' },
    summary: {
      en: 'For every merchant who registers: a discount on the first order, and a check of your duties by licensed advisers.',
      de: 'Für alle, die sich registrieren: Nachlass auf den ersten Auftrag und eine Prüfung der Pflichten durch zugelassene Berater.',
    },
    coupons: [
      firstOrder,
      {
        couponType: '2',
        title: { en: 'Written duty check for one country', de: 'Schriftliche Pflichtenprüfung für ein Land' },
        amount: 9000,
        conditions: {
          en: 'A written list of the registrations and duties that generally follow in one country of your choice, made for your case; the check on the website is free for everybody. Once per merchant; no tax advice. We collect and check documents and data; tax returns are prepared and filed by licensed tax advisers on their own responsibility.',
          de: 'Eine schriftliche Liste der Registrierungen und Pflichten, die in einem Land Ihrer Wahl in der Regel folgen, für Ihren Fall erstellt; die Prüfung auf der Website ist für alle kostenlos. Einmal je Händler; keine Steuerberatung. Wir sammeln und prüfen Unterlagen und Daten; Steuererklärungen erstellen und übermitteln zugelassene Steuerberaterinnen und Steuerberater in eigener Verantwortung.',
        },
        validDays: 60,
      },
      {
        couponType: '4',
        title: { en: '200 bonus points', de: '200 Bonuspunkte' },
        amount: 200,
        conditions: {
          en: 'Credited once your company data is complete. 100~points take one euro off a later invoice for our own services.',
          de: 'Gutgeschrieben, sobald Ihre Unternehmensdaten vollständig sind. 100~Punkte mindern eine spätere Rechnung über eigene Leistungen um einen Euro.',
        },
        validDays: 365,
      },
    ],
  },
  {
    key: 'logistics',
    title: { en: 'For customers of our logistics partners', de: 'Für Kunden unserer Logistikpartner' },
    summary: {
      en: 'If you start storing goods in Germany, you need two numbers at once. The package lowers the price of both.',
      de: 'Wer Ware in Deutschland einlagert, braucht zwei Nummern auf einmal. Das Paket mindert den Preis für beide.',
    },
    coupons: [
      {
        couponType: '1',
        title: { en: 'Warehouse package', de: 'Lagerpaket' },
        amount: 8000,
        conditions: {
          en: 'If you order VAT registration Germany and packaging Germany together: €50 off the first, €30 off the second, both net.',
          de: 'Bei gemeinsamem Auftrag für Umsatzsteuer-Registrierung und Verpackung Deutschland: 50~€ auf die eine, 30~€ auf die andere Leistung, jeweils netto.',
        },
        validDays: 120,
      },
    ],
  },
];
