import { bilingual } from './bilingual';

interface HomeTexts {
  title: string;
  lead: string;
  open: string;
}

export const homeTexts = bilingual<HomeTexts>({
  en: {
    title: 'Start page for phones',
    lead: 'The full website works on a small screen too: all services, prices and articles, and the check of your obligations.',
    open: 'Open the website',
  },
  de: {
    title: 'Startseite für Smartphones',
    lead: 'Die ganze Website lässt sich auch auf einem kleinen Bildschirm gut lesen: alle Leistungen, Preise und Artikel und die Prüfung Ihrer Pflichten.',
    open: 'Zur Website',
  },
});
