import type { Localised, SeedAnniversary } from '../types';

const rule = (en: string, de: string): { text: Localised } => ({ text: { en, de } });

const ownServices = rule(
  'Discounts apply to our own services only, not to official fees or advisers’ fees.',
  'Nachlässe gelten nur für eigene Leistungen, nicht für amtliche Gebühren und Honorare der Kanzleien.',
);
/** The sentence of the glossary. */
const advisersFile = rule(
  'We collect and check documents and data; tax returns are prepared and filed by licensed tax advisers on their own responsibility.',
  'Wir sammeln und prüfen Unterlagen und Daten; Steuererklärungen erstellen und übermitteln zugelassene Steuerberaterinnen und Steuerberater in eigener Verantwortung.',
);
const once = rule('Once per merchant.', 'Einmal je Händler.');

/** Requirements, 9: the window of the anniversary, in Berlin time. */
export const anniversaryContent: SeedAnniversary = {
  title: { en: 'Three years of Kompassa', de: 'Drei Jahre Kompassa' },
  lead: {
    en: 'In February 2023 we celebrated three years of numbers, returns and deadlines met with eight campaigns. They are over, and their coupons can no longer be collected.',
    de: 'Im Februar 2023 haben wir drei Jahre voller Nummern, Meldungen und eingehaltener Fristen mit acht Aktionen gefeiert. Sie sind vorbei; die Gutscheine gibt es nicht mehr.',
  },
  startTime: '2023-02-01T00:00:00+01:00',
  endTime: '2023-02-28T23:59:59+01:00',
  activities: [
    {
      activityName: 'inviteAct',
      title: { en: 'Bring a merchant along', de: 'Bringen Sie einen Händler mit' },
      summary: {
        en: 'You and each merchant you recommended received a coupon.',
        de: 'Sie und jeder Händler, den Sie empfohlen haben, erhielten je einen Gutschein.',
      },
      rules: [
        rule(
          'The coupons were issued once the invited merchant had paid for a first order.',
          'Die Gutscheine gab es, sobald der erste Auftrag des eingeladenen Händlers bezahlt war.',
        ),
        rule('At most ten recommendations.', 'Höchstens zehn Empfehlungen.'),
        ownServices,
      ],
      coupons: [
        {
          couponType: '0',
          title: { en: '€50 for both of you', de: '50~€ für Sie beide' },
          amount: 5000,
          conditions: { en: 'Orders of €250 net or more.', de: 'Aufträge ab 250~€ netto.' },
          validDays: 180,
        },
      ],
    },
    {
      activityName: 'registerAct',
      title: { en: 'Register and receive points', de: 'Registrieren und Punkte erhalten' },
      summary: {
        en: 'A new account brought bonus points, and complete company data brought more.',
        de: 'Ein neues Konto brachte Bonuspunkte, vollständige Unternehmensdaten brachten weitere.',
      },
      rules: [
        once,
        rule('100~points were worth one euro.', '100~Punkte entsprachen einem Euro.'),
        ownServices,
      ],
      linkUrl: '/cht/hot/newcomerActivities',
      coupons: [
        {
          couponType: '4',
          title: { en: '300 bonus points', de: '300 Bonuspunkte' },
          amount: 300,
          conditions: {
            en: '100 for registering, 200 once the company data is complete.',
            de: '100 für die Registrierung, 200 bei vollständigen Unternehmensdaten.',
          },
          validDays: 365,
        },
      ],
    },
    {
      activityName: 'fullFreeAct',
      title: { en: 'A discount on larger orders', de: 'Nachlass bei größeren Aufträgen' },
      summary: {
        en: 'Several countries at once cost less: the discount depended on the value of the order.',
        de: 'Mehrere Länder auf einmal kosteten weniger: Der Nachlass richtete sich nach dem Auftragswert.',
      },
      rules: [
        rule('One discount per order, the highest one.', 'Ein Nachlass je Auftrag, und zwar der höchste.'),
        ownServices,
      ],
      linkUrl: '/cht/Services',
      coupons: [
        {
          couponType: '3',
          title: { en: '€60 off orders of €600', de: '60~€ ab 600~€' },
          amount: 6000,
          conditions: { en: 'Order value of €600 net or more.', de: 'Auftragswert ab 600~€ netto.' },
          validDays: 28,
        },
        {
          couponType: '3',
          title: { en: '€150 off orders of €1,200', de: '150~€ ab 1.200~€' },
          amount: 15000,
          conditions: { en: 'Order value of €1,200 net or more.', de: 'Auftragswert ab 1.200~€ netto.' },
          validDays: 28,
        },
      ],
    },
    {
      activityName: 'zeroSecKillAct',
      title: { en: 'The zero-euro hour', de: 'Die Null-Euro-Stunde' },
      summary: {
        en: 'Every Wednesday at ten o’clock, twenty duty checks for one country were free.',
        de: 'Jeden Mittwoch um zehn Uhr kosteten zwanzig Pflichtenprüfungen für ein Land nichts.',
      },
      rules: [
        once,
        rule(
          'First come, first served, Berlin time.',
          'In der Reihenfolge des Eingangs, nach Berliner Zeit.',
        ),
        rule(
          'The result was a written list of the rules to look at. Whether they apply to you is for a licensed adviser to say.',
          'Das Ergebnis war eine schriftliche Liste der Regeln, um die es geht. Ob sie für Sie gelten, beurteilt ein zugelassener Berater.',
        ),
      ],
      coupons: [
        {
          couponType: '2',
          title: { en: 'Duty check for one country', de: 'Pflichtenprüfung für ein Land' },
          amount: 9000,
          conditions: {
            en: 'For one country and up to three product groups.',
            de: 'Für ein Land und bis zu drei Produktgruppen.',
          },
          validDays: 14,
        },
      ],
    },
    {
      activityName: 'percentage30DiscountAct',
      title: { en: '30% off the first year', de: '30~% Nachlass im ersten Jahr' },
      summary: {
        en: 'For new orders of representatives and registers charged by the year.',
        de: 'Für neue Aufträge über Bevollmächtigte und Register, die jährlich berechnet werden.',
      },
      rules: [
        rule('The discount applied to the first year only.', 'Der Nachlass galt nur für das erste Jahr.'),
        rule('Could not be combined with other coupons.', 'Nicht mit anderen Gutscheinen kombinierbar.'),
        ownServices,
      ],
      linkUrl: '/cht/Services#packaging',
      coupons: [],
    },
    {
      activityName: 'setMealAct',
      title: { en: 'Packages', de: 'Pakete' },
      summary: {
        en: 'What belongs together, ordered together: VAT number, packaging and electrical equipment for Germany.',
        de: 'Was zusammengehört, gemeinsam beauftragt: Umsatzsteuernummer, Verpackung und Elektrogeräte für Deutschland.',
      },
      rules: [
        rule(
          'The package was one order; each part began once its documents were complete.',
          'Das Paket war ein Auftrag; seine Teile begannen, sobald die jeweiligen Unterlagen vollständig waren.',
        ),
        ownServices,
      ],
      linkUrl: '/cht/Services#vat',
      coupons: [
        {
          couponType: '1',
          title: { en: 'Germany package', de: 'Deutschlandpaket' },
          amount: 12000,
          conditions: {
            en: 'Three coupons of €40, one for each of the three services.',
            de: 'Drei Gutscheine zu je 40~€, einer je Leistung.',
          },
          validDays: 90,
        },
      ],
    },
    {
      activityName: 'couponCenterAct',
      title: { en: 'Coupons to choose from', de: 'Gutscheine zur Auswahl' },
      summary: {
        en: 'Merchants took the coupon that suited their next step.',
        de: 'Händler wählten den Gutschein, der zu ihrem nächsten Schritt passte.',
      },
      rules: [rule('Two per merchant.', 'Zwei davon je Händler.'), ownServices, advisersFile],
      coupons: [
        {
          couponType: '0',
          title: { en: '€20 off a return', de: '20~€ auf eine Meldung' },
          amount: 2000,
          conditions: {
            en: 'For one VAT return in a country where you were already registered.',
            de: 'Für eine Umsatzsteuermeldung in einem Land, in dem Sie schon registriert waren.',
          },
          validDays: 60,
        },
        {
          couponType: '2',
          title: {
            en: 'Review of one declaration of conformity',
            de: 'Durchsicht einer Konformitätserklärung',
          },
          amount: 8500,
          conditions: { en: 'For one product.', de: 'Für ein Produkt.' },
          validDays: 60,
        },
      ],
    },
    {
      activityName: 'tradeMarkAct',
      title: { en: 'Trade marks', de: 'Marken' },
      summary: {
        en: 'The preparation of a trade mark application at a lower price. A law firm advises and files; the office decides.',
        de: 'Die Vorbereitung einer Markenanmeldung zum günstigeren Preis. Eine Kanzlei berät und meldet an; das Amt entscheidet.',
      },
      rules: [once, ownServices],
      linkUrl: '/cht/Services#trademark',
      coupons: [
        {
          couponType: '0',
          title: { en: '€40 off the preparation', de: '40~€ auf die Vorbereitung' },
          amount: 4000,
          conditions: {
            en: 'For one mark at one office.',
            de: 'Für eine Marke bei einem Amt.',
          },
          validDays: 90,
        },
      ],
    },
  ],
};
