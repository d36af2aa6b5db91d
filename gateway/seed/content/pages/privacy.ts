import { browserStorage, type StoredWithoutConsent } from '@/contract/lists/browserStorage';

import { bullets, paragraphs } from '../markdown';
import type { Localised, SeedPage } from '../types';

const places = {
  cookie: { en: 'cookie', de: 'Cookie' },
  localStorage: { en: 'local storage', de: 'lokaler Speicher' },
  sessionStorage: { en: 'storage of the tab', de: 'Speicher des Tabs' },
};

/** What is stored for, and for how long. What needs consent is described with its purpose. */
const storedFor: Record<StoredWithoutConsent, Localised> = {
  consent: {
    en: 'Keeps your choice about what needs consent, the version of the question and the time of your answer, for 182~days, so that we do not ask again. It has no identifier.',
    de: 'Hält Ihre Entscheidung über Einwilligungen, die Fassung der Frage und den Zeitpunkt Ihrer Antwort 182~Tage lang fest, damit wir nicht erneut fragen. Eine Kennung enthält es nicht.',
  },
  language: {
    en: 'Remembers the display language that you have chosen, en or de, for 365~days; after a link to the pages of the account, the language of the page with the link until you close the browser.',
    de: 'Merkt sich die von Ihnen gewählte Anzeigesprache, en oder de, für 365~Tage; nach einem Link auf die Seiten des Kontos die Sprache der Ausgangsseite, bis Sie den Browser schließen.',
  },
  scheme: {
    en: 'Remembers light or dark, where you have chosen the appearance at the foot of a page, for 365~days. Deleted when you leave it to the system again.',
    de: 'Merkt sich hell oder dunkel für 365~Tage, wenn Sie die Darstellung am Fuß einer Seite gewählt haben. Gelöscht, sobald Sie sie wieder dem System überlassen.',
  },
  loginState: {
    en: 'Tells the page whether you are logged in, for 7~days; 0 means logged out. Set only when you use an account.',
    de: 'Zeigt der Seite 7~Tage lang, ob Sie angemeldet sind; 0 bedeutet abgemeldet. Nur gesetzt, wenn Sie ein Konto nutzen.',
  },
  login: {
    en: 'Proves your login to our servers, for 7~days. Scripts cannot read it; it becomes worthless when you log out.',
    de: 'Weist Ihre Anmeldung gegenüber unseren Servern nach, für 7~Tage. Skripte können es nicht lesen; mit der Abmeldung wird es wertlos.',
  },
  searchKey: {
    en: 'Remembers that you have turned off the key that opens the search, until you turn it on again.',
    de: 'Merkt sich, dass Sie die Taste für die Suche abgeschaltet haben, bis Sie sie wieder einschalten.',
  },
  forms: {
    en: 'What you type into a form (check, enquiry, registration, new password), except passwords and codes, so that a reload loses nothing; and the services that you have put into your quote (enquiry.offer). Deleted when the form is accepted or the tab is closed. The rhythm of your VAT returns (survey.rhythm) is deleted when the tab is closed.',
    de: 'Was Sie in ein Formular eingeben (Prüfung, Anfrage, Registrierung, neues Passwort), außer Passwörtern und Codes, damit beim Neuladen nichts verloren geht; außerdem die Leistungen, die Sie zu Ihrem Angebot hinzugefügt haben (enquiry.offer). Gelöscht, sobald das Formular angenommen oder der Tab geschlossen wird. Der Rhythmus Ihrer Umsatzsteuer-Meldungen (survey.rhythm) wird gelöscht, sobald der Tab geschlossen wird.',
  },
  reload: {
    en: 'The time at which a page was loaded anew after an update of the site, so that this does not repeat itself. Until the tab is closed.',
    de: 'Der Zeitpunkt, zu dem eine Seite nach einer Aktualisierung der Website neu geladen wurde, damit sich das nicht wiederholt. Bis der Tab geschlossen wird.',
  },
};

const storedLines = (language: keyof Localised) =>
  Object.entries(storedFor).map(([name, purpose]) => {
    const { names, place } = browserStorage[name as StoredWithoutConsent];
    const shown = names.map((stored) => stored.replace('*', '…')).join(', ');
    return `**${shown}** (${places[place][language]}). ${purpose[language]}`;
  });

export const privacy: SeedPage = {
  pageKey: 'agreeys',
  title: { en: 'Privacy notice', de: 'Datenschutzhinweise' },
  metaTitle: { en: 'Privacy notice', de: 'Datenschutzhinweise' },
  metaDescription: {
    en: 'Which personal data this website processes, why, on which legal basis and for how long. No tracking before consent. Information under Article~13 GDPR.',
    de: 'Welche personenbezogenen Daten diese Website verarbeitet, wozu, auf welcher Rechtsgrundlage und wie lange. Kein Tracking ohne Einwilligung. Informationen nach Art.~13 DSGVO.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Information under Art.~13 GDPR', de: 'Informationen nach Art.~13 DSGVO' },
      title: { en: 'Privacy notice', de: 'Datenschutz\u00ADhinweise' },
      lead: {
        en: 'This site works without tracking. Until you consent, it loads nothing from third parties and stores only what a function you use requires. As of 28~November 2026.',
        de: 'Diese Website kommt ohne Tracking aus. Solange Sie nicht einwilligen, lädt sie nichts von Dritten und speichert nur, was eine von Ihnen genutzte Funktion erfordert. Stand: 28.~November 2026.',
      },
      actions: [],
    },
    {
      blockType: 'prose',
      anchor: 'controller',
      heading: { en: 'Controller', de: 'Verantwortlicher' },
      bodyMarkdown: {
        en: paragraphs(
          'Kompassa GmbH (an invented company), Kompassufer 7, 10000 Berlin, Germany, [hello@kompassa.example](mailto:hello@kompassa.example), telephone +49~30~23125-100.',
          'Our data protection officer can be reached at the same postal address, marked “Data protection”, or at [privacy@kompassa.example](mailto:privacy@kompassa.example).',
        ),
        de: paragraphs(
          'Kompassa GmbH (ein erfundenes Unternehmen), Kompassufer 7, 10000 Berlin, [hello@kompassa.example](mailto:hello@kompassa.example), Telefon 030~23125-100.',
          'Unsere Datenschutzbeauftragte erreichen Sie unter derselben Anschrift mit dem Zusatz „Datenschutz“ oder unter [privacy@kompassa.example](mailto:privacy@kompassa.example).',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'visiting',
      heading: { en: 'When you open a page', de: 'Wenn Sie eine Seite aufrufen' },
      bodyMarkdown: {
        en: paragraphs(
          'Your browser sends your IP address, the address of the page, the time, the previous page and details of browser and operating system. We need this data to deliver the page, to recognise mobile devices and to fend off attacks. Our log files contain neither your IP address nor anything else that identifies you. To fend off attacks and overload, our servers count requests by IP address or network for up to ten minutes; for forms, codes, checks that a person is there, saved reports and logins, for up to 24~hours. The counts then expire.',
          'Until you choose a language, the site looks up the country of your IP address in a table on our own servers when you arrive, in order to show German or English. Neither is stored for this.',
          'We count how often each page is opened, as totals by page, language and day: your browser tells us the page and its language, and we add one. Nothing about you is sent along, and nothing is stored in or read from your browser for it. The totals are deleted after 396~days.',
          'What people look for in the search at the top of a page is counted as a term: in lower case, with its language, how often, and whether anything was found, without anything about you. E-mail addresses and longer numbers are not counted. A term that nobody has searched for again is deleted after 180~days.',
          'If you check a VAT number, your browser checks its form by itself. Where the query to VIES is switched on, our server then asks the European Commission’s register, without anything about you. Numbers are not stored; answers stay in memory for at most ten minutes.',
          'Legal basis: Art.~6(1)(f) GDPR. Our legitimate interest is a secure website in a language you understand.',
        ),
        de: paragraphs(
          'Ihr Browser übermittelt Ihre IP-Adresse, die Adresse der aufgerufenen und der zuvor besuchten Seite, die Uhrzeit sowie Angaben zu Browser und Betriebssystem. Wir brauchen diese Daten, um die Seite auszuliefern, Mobilgeräte zu erkennen und Angriffe abzuwehren. Unsere Protokolldateien enthalten weder Ihre IP-Adresse noch andere Angaben, die Sie erkennbar machen. Zum Schutz vor Angriffen und Überlastung zählen unsere Server Anfragen je IP-Adresse oder Netz bis zu zehn Minuten lang; bei Formularen, Codes, der Prüfung, ob ein Mensch da ist, gespeicherten Berichten und Anmeldungen bis zu 24~Stunden lang. Danach verfallen die Zählungen.',
          'Solange Sie keine Sprache gewählt haben, bestimmt die Website bei Ihrer Ankunft in einer Tabelle auf unseren eigenen Servern das Land Ihrer IP-Adresse, um Deutsch oder Englisch anzuzeigen. Weder Adresse noch Land werden dafür gespeichert.',
          'Wir zählen, wie oft jede Seite geöffnet wird, als Summen nach Seite, Sprache und Tag: Ihr Browser nennt uns die Seite und ihre Sprache, und wir zählen eins dazu. Keine Angabe zu Ihnen geht mit, und in Ihrem Browser wird dafür nichts gespeichert oder gelesen. Die Summen werden nach 396~Tagen gelöscht.',
          'Was Sie in der Suche oben auf der Seite suchen, zählen wir als Begriff: in Kleinbuchstaben, mit Sprache, Häufigkeit und ob etwas gefunden wurde, ohne jede Angabe zu Ihnen. E-Mail-Adressen und längere Nummern zählen wir nicht. Ein Begriff, den niemand mehr sucht, wird nach 180~Tagen gelöscht.',
          'Prüfen Sie eine USt-IdNr., so prüft Ihr Browser den Aufbau selbst. Ist die Abfrage bei VIES eingeschaltet, fragt unser Server danach das Register der Europäischen Kommission, ohne Angaben zu Ihnen. Nummern speichern wir nicht; Antworten bleiben höchstens zehn Minuten im Arbeitsspeicher.',
          'Rechtsgrundlage: Art.~6 Abs.~1 Buchst.~f DSGVO. Unser berechtigtes Interesse ist eine sichere Website in einer Sprache, die Sie verstehen.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'cookies',
      heading: { en: 'In your browser, without consent', de: 'In Ihrem Browser, ohne Einwilligung' },
      bodyMarkdown: {
        en: paragraphs(
          'The following is needed for functions you use (§~25(2) no.~2 TDDDG). It measures nothing and is not passed on.',
          bullets(...storedLines('en')),
        ),
        de: paragraphs(
          'Das Folgende ist für Funktionen nötig, die Sie nutzen (§~25 Abs.~2 Nr.~2 TDDDG). Es dient keiner Messung und wird nicht weitergegeben.',
          bullets(...storedLines('de')),
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'consent',
      heading: { en: 'Only with your consent', de: 'Nur mit Ihrer Einwilligung' },
      bodyMarkdown: {
        en: paragraphs(
          'If you agree, and only then, the site may',
          bullets(
            '**Statistics:** note your visit once: its day, language, first page, advertising channel and the website you came from, without your address. We count on our own servers and delete the note after 396~days. So that a visit is noted once, your browser keeps a random number and the time of the last page (storage “visit”); the number travels with requests and is not kept with the note. Your browser also measures how fast the first page was and tells us when you leave it: the kind of page, the kind of device and the times; deleted after 28~days.',
            '**Campaigns:** show you the campaign notice on the home and price pages, at most three times a day and at least an hour apart. For that, your browser keeps how often and when it was shown (storage “activityModalTime”); if you do not agree, the notice does not appear. The site may also remember for 30~days the advertising channel through which you came (cookies channelNo and channelCode).',
          ),
          'Legal basis: Art.~6(1)(a) GDPR and §~25(1) TDDDG. You may withdraw your consent at any time with effect for the future, under “Privacy settings” at the foot of the page; what was stored with it is then removed from your browser. Nothing on the site depends on it.',
        ),
        de: paragraphs(
          'Nur wenn Sie zustimmen, darf die Website',
          bullets(
            '**Statistik:** Ihren Besuch einmal vermerken: Tag, Sprache, erste Seite, Werbekanal und die Website, von der Sie kamen, ohne Ihre Adresse. Wir zählen auf eigenen Servern und löschen den Vermerk nach 396~Tagen. Damit ein Besuch nur einmal vermerkt wird, behält Ihr Browser eine Zufallszahl und die Zeit der zuletzt geöffneten Seite (Speicher „visit“); die Zahl wird mit Anfragen übermittelt, aber nicht zum Vermerk gespeichert. Außerdem misst Ihr Browser, wie schnell die erste Seite war, und meldet es beim Verlassen: Art der Seite, Art des Geräts und die Zeiten; gelöscht nach 28~Tagen.',
            '**Aktionen:** Ihnen auf der Startseite und bei den Preisen den Aktionshinweis zeigen, höchstens dreimal am Tag und mit mindestens einer Stunde Abstand. Dafür behält Ihr Browser, wie oft und wann er gezeigt wurde (Speicher „activityModalTime“); ohne Ihre Zustimmung erscheint der Hinweis nicht. Außerdem darf die Website 30~Tage lang festhalten, über welchen Werbekanal Sie gekommen sind (Cookies channelNo und channelCode).',
          ),
          'Rechtsgrundlage: Art.~6 Abs.~1 Buchst.~a DSGVO und §~25 Abs.~1 TDDDG. Sie können die Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen, am Fuß der Seite unter „Datenschutz-Einstellungen“; was mit ihr gespeichert wurde, wird dann aus Ihrem Browser entfernt. Keine Funktion der Website hängt davon ab.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'enquiries',
      heading: { en: 'Contact form and free trial', de: 'Kontaktformular und kostenloser Test' },
      bodyMarkdown: {
        en: paragraphs(
          'The forms under [contact](/cht/Contact) and [free trial](/freeTrial) ask for your name, your e-mail address and your subject, for a trial also for a country and kinds of products. Everything else is voluntary. We use this data to answer you or to prepare the trial, and for nothing else.',
          bullets(
            '**Confirmation.** After sending you receive one e-mail with a link that is valid for 72~hours. We answer once you have confirmed it.',
            '**Not confirmed.** We mark the enquiry as not confirmed, do not answer it and delete it 7~days after it was sent.',
            '**Confirmed.** The enquiry is deleted 180~days after its confirmation. If it leads to a contract, the periods under “How long we keep data” apply.',
            '**Trial.** The workspace of a trial, with everything you have entered, is deleted 30~days after the trial has ended unless you order before.',
            '**What is stored with it:** the language, the date of this privacy notice and the time of confirmation, so that we can prove it. Your IP address is not stored with it.',
            '**Against abuse** we count enquiries by the IP address of your connection for one hour, and e-mails to one address, as a hash value, for 24~hours.',
          ),
          'Legal basis: Art.~6(1)(b) GDPR where your enquiry aims at a contract, otherwise Art.~6(1)(f) GDPR. Our legitimate interests are answering those who write to us, proof of confirmation, and protection against abuse.',
        ),
        de: paragraphs(
          'Die Formulare unter [Kontakt](/cht/Contact) und [Kostenlos testen](/freeTrial) fragen nach Name, E-Mail-Adresse und Anliegen, für einen Test auch nach einem Land und nach Produktarten. Alles Weitere ist freiwillig. Wir verwenden diese Daten, um Ihnen zu antworten oder den Test vorzubereiten, und für nichts anderes.',
          bullets(
            '**Bestätigung.** Nach dem Absenden erhalten Sie eine E-Mail mit einem Link, der 72~Stunden gilt. Wir antworten, sobald Sie die Anfrage bestätigt haben.',
            '**Nicht bestätigt.** Wir kennzeichnen die Anfrage als nicht bestätigt, beantworten sie nicht und löschen sie 7~Tage nach dem Absenden.',
            '**Bestätigt.** Die Anfrage wird 180~Tage nach der Bestätigung gelöscht. Kommt ein Vertrag zustande, gelten die Fristen unter „Wie lange wir Daten aufbewahren“.',
            '**Test.** Der Arbeitsbereich eines Tests wird mit allen Eingaben 30~Tage nach dem Ende des Tests gelöscht, wenn Sie nicht vorher bestellen.',
            '**Was dazu gespeichert wird:** die Sprache, das Datum dieser Datenschutzhinweise und der Zeitpunkt der Bestätigung, damit wir sie nachweisen können. Ihre IP-Adresse wird nicht dazu gespeichert.',
            '**Gegen Missbrauch** zählen wir Anfragen je IP-Adresse des Anschlusses eine Stunde lang und E-Mails je Adresse, als Hashwert, 24~Stunden lang.',
          ),
          'Rechtsgrundlage: Art.~6 Abs.~1 Buchst.~b DSGVO, soweit Ihre Anfrage auf einen Vertrag zielt, sonst Art.~6 Abs.~1 Buchst.~f DSGVO. Unsere berechtigten Interessen sind die Beantwortung von Zuschriften, der Nachweis der Bestätigung und der Schutz vor Missbrauch.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'account',
      heading: { en: 'Messages, account, verification', de: 'Nachrichten, Konto, Bestätigung' },
      bodyMarkdown: {
        en: paragraphs(
          '**E-mail and telephone.** We use your details to answer you and delete them when the matter is closed and no retention period applies. Legal basis: Art.~6(1)(b) GDPR, or (f) where no contract is intended.',
          '**Account.** To register you give a telephone number and a password. A code is sent to the number by SMS; it is valid for ten minutes. You also name your company, because accounts are for businesses only; where you heard of us is voluntary. Further data of the company (legal form, registered office, VAT number, registrations) are voluntary too; your calendar is worked out from them. The coupons you were promised stay in the account until it is deleted. An enquiry that you confirm while logged in is shown there for as long as it is kept. While you fill the form in, your browser keeps what you type, except password and code, until you close the tab (§~25(2) no.~2 TDDDG). The account exists until you delete it. Legal basis: Art.~6(1)(b) GDPR.',
          '**Protection against automated requests.** Where a form needs it, a slider or an equivalent task checks that a person is filling it in. Legal basis: Art.~6(1)(f) GDPR.',
          '**Saved reports.** When you save the result of “Check my obligations”, your answers, what is ticked for the total and how often you file VAT returns are kept at an address that cannot be guessed. Anyone with the address can read them. If you are logged in, the report is also linked to your account, so that you can find it there. A report without an account is deleted 365~days after it was saved; one in an account when you ask us to, or with the account at the latest. Legal basis: Art.~6(1)(b) GDPR.',
          '**Alerts by e-mail.** If you ask for an e-mail when the law changes, we keep your address with the language, the countries and the topics you have chosen, the date of this privacy notice and the time of confirmation. We write only once you have confirmed the address through the link that we send you; without confirmation we delete it after 7~days. Every e-mail has a link by which you withdraw your consent; we then delete the address. Legal basis: Art.~6(1)(a) GDPR.',
          '**Clients.** When you engage us, further notices apply, for example on identity checks under the Money Laundering Act (GwG). You receive them with the quote.',
        ),
        de: paragraphs(
          '**E-Mail und Telefon.** Ihre Angaben verwenden wir, um Ihnen zu antworten. Wir löschen sie, wenn die Sache erledigt ist und keine Aufbewahrungsfrist gilt. Rechtsgrundlage: Art.~6 Abs.~1 Buchst.~b DSGVO, ohne Vertragsbezug Buchst.~f.',
          '**Konto.** Für die Registrierung geben Sie eine Telefonnummer und ein Passwort an. An die Nummer senden wir per SMS einen Code, der zehn Minuten gilt. Außerdem nennen Sie Ihr Unternehmen, weil das Konto nur Unternehmern offensteht; wie Sie auf uns aufmerksam geworden sind, geben Sie freiwillig an. Freiwillig sind auch weitere Angaben zum Unternehmen (Rechtsform, Sitz, USt-IdNr., Registrierungen); aus ihnen entsteht Ihr Terminkalender. Die zugesagten Gutscheine stehen im Konto, bis es gelöscht wird. Eine Anfrage, die Sie angemeldet bestätigen, wird dort angezeigt, solange wir sie aufbewahren. Während Sie das Formular ausfüllen, behält Ihr Browser Ihre Eingaben außer Passwort und Code, bis Sie den Tab schließen (§~25 Abs.~2 Nr.~2 TDDDG). Das Konto besteht, bis Sie es löschen. Rechtsgrundlage: Art.~6 Abs.~1 Buchst.~b DSGVO.',
          '**Schutz vor automatisierten Anfragen.** Wo ein Formular es erfordert, prüft ein Schieberegler oder eine gleichwertige Aufgabe, ob ein Mensch das Formular ausfüllt. Rechtsgrundlage: Art.~6 Abs.~1 Buchst.~f DSGVO.',
          '**Gespeicherte Berichte.** Speichern Sie das Ergebnis von „Pflichten prüfen“, heben wir Ihre Antworten, die Häkchen für die Summe und den gewählten Rhythmus der Umsatzsteuer-Meldungen unter einer Adresse auf, die sich nicht erraten lässt. Wer die Adresse hat, kann sie lesen. Sind Sie angemeldet, ist der Bericht mit Ihrem Konto verbunden, damit Sie ihn dort finden. Ein Bericht ohne Konto wird 365~Tage nach dem Speichern gelöscht, einer mit Konto, wenn Sie es wünschen, spätestens mit dem Konto. Rechtsgrundlage: Art.~6 Abs.~1 Buchst.~b DSGVO.',
          '**Benachrichtigungen per E-Mail.** Möchten Sie eine E-Mail erhalten, wenn sich das Recht ändert, speichern wir Ihre Adresse mit der Sprache, den gewählten Ländern und Themen, dem Datum dieser Datenschutzhinweise und dem Zeitpunkt der Bestätigung. Wir schreiben erst, wenn Sie die Adresse über den zugesandten Link bestätigt haben; ohne Bestätigung löschen wir sie nach 7~Tagen. In jeder E-Mail steht ein Link, mit dem Sie Ihre Einwilligung widerrufen; dann löschen wir die Adresse. Rechtsgrundlage: Art.~6 Abs.~1 Buchst.~a DSGVO.',
          '**Aufträge.** Beauftragen Sie uns, gelten weitere Hinweise, etwa zur Identitätsprüfung nach dem Geldwäschegesetz (GwG). Sie erhalten sie mit dem Angebot.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'recipients',
      heading: { en: 'Recipients and third countries', de: 'Empfänger und Drittländer' },
      bodyMarkdown: {
        en: paragraphs(
          'Hosting and e-mail are provided by processors in the European Union under contracts in accordance with Art.~28 GDPR. The SMS provider, a processor in the European Union too, receives your number and the text of the message; we keep both for 7~days.',
          'In an engagement, data goes to those who act for you: tax advisers, representatives, schemes, registers and authorities, if necessary in the country concerned. Transfers to countries without an adequacy decision rest on standard contractual clauses, of which we send you a copy on request, or on Art.~49(1)(b) or~(c) GDPR, because the order cannot be carried out otherwise. Visiting the website involves no such transfer.',
        ),
        de: paragraphs(
          'Hosting und E-Mail übernehmen Auftragsverarbeiter in der Europäischen Union auf Grundlage von Verträgen nach Art.~28 DSGVO. Der SMS-Dienst, ebenfalls ein Auftragsverarbeiter in der Europäischen Union, erhält Ihre Nummer und den Text der Nachricht; wir bewahren beides 7~Tage lang auf.',
          'Im Rahmen eines Auftrags gehen Daten an die Stellen, die für Sie tätig werden: Steuerberater, Bevollmächtigte, Systeme, Register und Behörden, wenn nötig im betreffenden Land. Übermittlungen in Länder ohne Angemessenheitsbeschluss stützen wir auf Standardvertragsklauseln, von denen wir Ihnen auf Wunsch eine Kopie senden, oder auf Art.~49 Abs.~1 Buchst.~b oder~c DSGVO, weil der Auftrag anders nicht auszuführen wäre. Mit dem Besuch der Website ist keine solche Übermittlung verbunden.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'retention',
      heading: { en: 'How long we keep data', de: 'Wie lange wir Daten aufbewahren' },
      bodyMarkdown: {
        en: 'As long as the purpose requires. Commercial and tax records are kept for the statutory periods, usually six to ten years; records from identity checks under the GwG usually for five years from the end of the calendar year in which the business relationship ends. After that they are erased.',
        de: 'So lange, wie es der Zweck erfordert. Handels- und steuerrechtlich relevante Unterlagen bewahren wir für die gesetzlichen Fristen auf, in der Regel sechs bis zehn Jahre; Unterlagen aus Identitätsprüfungen nach dem GwG in der Regel fünf Jahre ab dem Ende des Kalenderjahres, in dem die Geschäftsbeziehung endet. Danach werden sie gelöscht.',
      },
    },
    {
      blockType: 'prose',
      anchor: 'rights',
      heading: { en: 'Your rights', de: 'Ihre Rechte' },
      bodyMarkdown: {
        en: paragraphs(
          'You have the right to access, rectification, erasure, restriction of processing and data portability (Art.~15 to~20 GDPR). You may withdraw consent at any time.',
          '**You may object** to processing based on legitimate interests for reasons arising from your particular situation (Art.~21 GDPR).',
          'A message to [privacy@kompassa.example](mailto:privacy@kompassa.example) is enough. You may also complain to a supervisory authority, for instance at your place of residence; for Berlin it is the [Berlin Commissioner for Data Protection and Freedom of Information](https://www.datenschutz-berlin.de/).',
          'You are not obliged to provide data. Without a telephone number, however, no account can be opened, and without identity documents no company can be formed. There is no automated decision-making, including profiling, under Art.~22 GDPR.',
        ),
        de: paragraphs(
          'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit (Art.~15 bis~20 DSGVO). Einwilligungen können Sie jederzeit widerrufen.',
          '**Sie können Widerspruch einlegen** gegen Verarbeitungen auf Grundlage berechtigter Interessen, und zwar aus Gründen, die sich aus Ihrer besonderen Situation ergeben (Art.~21 DSGVO).',
          'Eine Nachricht an [privacy@kompassa.example](mailto:privacy@kompassa.example) genügt. Sie können sich außerdem bei einer Aufsichtsbehörde beschweren, etwa an Ihrem Wohnort; in Berlin ist das die [Berliner Beauftragte für Datenschutz und Informationsfreiheit](https://www.datenschutz-berlin.de/).',
          'Sie sind nicht verpflichtet, Daten bereitzustellen. Ohne Telefonnummer lässt sich allerdings kein Konto eröffnen und ohne Ausweisdokumente keine Gesellschaft gründen. Eine automatisierte Entscheidungsfindung einschließlich Profiling nach Art.~22 DSGVO findet nicht statt.',
        ),
      },
    },
  ],
};
