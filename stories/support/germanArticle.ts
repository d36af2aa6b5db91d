/** Long German words on the card of an article. */
export const germanArticle = {
  language: 'de',
  title: 'Steuerschuldnerschaft des Leistungsempfängers bei grenzüberschreitenden Werklieferungen',
  summary: 'Nicht der Lieferer, sondern der Kunde schuldet die Steuer. Die Rechnung nennt keinen Betrag.',
} as const;
