import type { ContentLanguage } from '../../domain/languages';

export interface GuideStep {
  /** Also the picture's name in `gateway/public/guide/{language}`. */
  key:
    | 'today'
    | 'enquiries'
    | 'write'
    | 'languages'
    | 'sections'
    | 'search'
    | 'schedule'
    | 'releases'
    | 'versions'
    | 'redirects'
    | 'media';
  heading: string;
  paragraphs: string[];
  /** Description of the picture; left out where there is none. */
  picture?: string;
}

/** The way of a text, from the first word to its end, as marketers go it. */
export const guide: Record<ContentLanguage, { title: string; lead: string; steps: GuideStep[] }> = {
  en: {
    title: 'Guide',
    lead: 'From the first word to the last: how a text is written, shown, corrected and taken away again. No step needs an engineer.',
    steps: [
      {
        key: 'today',
        heading: 'Begin the day',
        paragraphs: [
          'The first page searches all documents, and shows your drafts, what waits for you, what is scheduled, what is late or has failed, which enquiries wait, and what readers did. Each line leads to its document; each heading of a ranking leads to the whole list.',
          '“Page reads” counts how often each page is opened, in totals by page, language and day. “Frequent searches” and “Searches without result” show what visitors look for: what is searched in vain is worth an article, or a word under “Words with one meaning” in “Search in the header”. None of them says who it was.',
          '“Rules and dates” lists the law that texts rely on: from which day each rule applies, where it is mentioned, and when somebody looks at it again. Overdue checks are on the first page too. Look up the rule, correct the documents that mention it, then enter “Last check” and “Next check”. “Facts by country” works in the same way for rates, thresholds, returns and registers: what you save there stands on the country’s page within seconds, with its sources; what is marked “To be checked” is shown to nobody.',
        ],
      },
      {
        key: 'write',
        heading: 'Write',
        paragraphs: [
          'Choose what you want to write on the left, for example Articles, then “Create New”. The draft saves itself while you type; nobody outside sees it. Without a connection the text stays in this browser and is saved later; a line at the foot of the window says so. Required fields have a red mark; they are asked for when you publish.',
          'The eye beside the buttons shows your draft on the real page, next to the form, and follows what you type; the arrow beside it opens that page on its own. Nobody else sees it.',
          'In a text, the plus sign in the toolbar inserts an image of the library or a table, the button beside it a video of the course. What you paste from Word or a web page keeps its headings, lists, tables and links; a message says what was left out. Images are added from the library, where each has its description.',
          'An article keeps its address with its number. In the sidebar is the same address with words, to be copied for a newsletter or for print; you may change the words at any time.',
          'Links are checked when you publish: a link must lead to a page that the site has. “Choose a page or file” beside a link searches pages, articles, services and files, with the marked places on pages. A link to a draft is refused until the draft is published.',
          'Ask about a text beside its field: “Comments on fields” in the sidebar selects the field that you used last. “Tell somebody” sends an e-mail to everyone you tick; what is meant for you is on the first page until it is resolved.',
          'Who forgets the password asks for a link on the login page. It goes by e-mail; as long as no e-mail is connected, administrators find it under “Sent messages” and pass it on.',
        ],
        picture: 'The form of an article: its texts on the left, its facts on the right.',
      },
      {
        key: 'languages',
        heading: 'Both languages',
        paragraphs: [
          'The language at the top right is the one you edit. The other one is shown beside each text, where you can write it too; a translator reads it there. In the sidebar you see how much of the document each language has, and what is missing; the lists show the same as a share.',
          'Where German is missing, visitors of the German site read English, and a notice above the text says so. To publish one language alone, open the menu beside “Publish changes” and choose “Publish in German”: unfinished English stays a draft. That needs a text which is on the site already, so a new one begins with English; and a draft that also changes what both languages share, such as prices or sections, is published as a whole.',
          '“Translations” on the left lists what German lacks, and which English texts have changed after they were translated; the form marks them. If the German still fits, say so with “The translation is still right”. Translators find both lists on the first page and open every form in their language.',
        ],
        picture: 'A German text with the English one beside it, and the state of both languages.',
      },
      {
        key: 'sections',
        heading: 'Build a page',
        paragraphs: [
          'A page is made of sections. “Add Section” shows each kind with a picture and a sentence; drag sections to move them. A new section is folded; the arrow on its right opens it.',
          'A page with an address of its own needs one word: write “spring-2027” into “Address as a campaign page”, publish, and it is at /custom/spring-2027 in both languages.',
        ],
        picture: 'The kinds of section, each with a picture and a sentence.',
      },
      {
        key: 'search',
        heading: 'How it is found',
        paragraphs: [
          'Under “Search engines” you see the result as a search engine roughly shows it, in the language you edit, and how many characters of title and description are seen.',
        ],
        picture: 'A result of a search, with the lengths of its title and its description.',
      },
      {
        key: 'schedule',
        heading: 'Publish, now or later',
        paragraphs: [
          '“Publish changes” publishes at once; the site shows it within seconds, and “On the website” in the sidebar says when it is there. To publish or unpublish at a time, open the menu beside the button and choose “Schedule Publish”. The time is that of the zone beside it. What cannot be published yet is not scheduled; the answer names the places.',
          'To have a draft read first, save it and choose “Submit for approval” under “Review” in the sidebar. Another editor approves it, asks for changes or comments; you are told by the number at the top right, under “Notices” and by e-mail. Administrators can require it under “Publishing rules”: then only approved drafts go live, a draft that is changed needs a new approval, and “Submit for approval” stands where others publish.',
          'Banners, gifts and prices begin and end at their own times, whether anybody visits the page or not; the sidebar of a pop-up or banner says whether it is live, from when, or which other pop-up it waits behind, and “Preview at a time” opens the page as it will be then. “Schedule” on the left lists what is due, and cancels it. If something is late or has failed, every page of this admin says so at the top, and whoever scheduled it is told why.',
          '“Calendar” on the left shows everything that happens by itself, month by month: what is published and unpublished, and when banners, pop-ups, gifts and prices begin and end. It keeps what was carried out.',
        ],
        picture: 'The list of what is due, with times, time zones and a button to cancel.',
      },
      {
        key: 'releases',
        heading: 'Publish together',
        paragraphs: [
          'What belongs together goes live together: open a document, choose a release or begin one under “Release” in its sidebar, and “Add to release”. The release lists its documents and says of each what is missing. Translators add their own language.',
          '“Preview all together” opens the website with all drafts of the release at once; walk through the pages until you leave the preview. “Publish all now” publishes all of them at one moment; “Schedule” does it at a time of your own zone, which the calendar shows. If one document is not ready, nothing is published: the release names each and why, and those who planned it are told. “Undo the release” puts back what visitors saw before.',
        ],
      },
      {
        key: 'versions',
        heading: 'Correct, compare, restore',
        paragraphs: [
          'Correct a published text as often as you like: the changes are a draft, and visitors read the published text until you publish again. If somebody takes over a document that you are writing, you are told at once; your words stay among the versions.',
          '“Who did what” in the sidebar names who saved and published the newest versions; “Versions” lists all of them with their authors. Open one to compare it with another, and restore it as a draft if it was better: the site changes when you publish. “Revert to published” sets the draft of one language back.',
          'To take a text off the site, choose “Unpublish” in the menu with the three dots. It leaves its page, the lists and the search; the draft stays here. “Delete” puts a document into the trash, which stands above the list of its collection; “Restore” brings it back; only administrators delete for good. Pages that the site always has, such as home, the services and the imprint, are taken off by administrators only, who confirm the address.',
        ],
        picture: 'The versions of a document, the newest first.',
      },
      {
        key: 'redirects',
        heading: 'Addresses that change',
        paragraphs: [
          'When the address of a published page changes, the old one leads to the new one by itself. For all others, add a redirect: for good when the old address is over, for now while a campaign lasts. Loops and chains are refused, and a live page is covered only if you agree to it. “Import CSV” above the list takes a whole list: it first shows what would happen to each row. The columns of the list say how often each redirect was followed, and when last.',
          '“Where it is used” in the sidebar of a document names what shows it and what links to it; before you delete or unpublish it, the question names the same. “Dead links” on the left lists the links that lead nowhere: to pages of this website at once, to other websites as they answered within the last week.',
        ],
        picture: 'The form of a redirect: old address, new address, how long.',
      },
      {
        key: 'media',
        heading: 'Images',
        paragraphs: [
          'Every image is described in both languages, for those who do not see it; the German description may follow the upload, but has to be there before a page with the image is published. A logo may be an SVG. Set its focal point under “Edit Image”: it stays in sight wherever the site cuts the image. Above the list you find the images that are used nowhere.',
        ],
        picture: 'An image with its description in both languages.',
      },
      {
        key: 'enquiries',
        heading: 'Answer enquiries',
        paragraphs: [
          'Under “Enquiries” you find what was sent by the forms. Take one with “Assign to me” or choose who answers; the sender sees its state, nobody outside sees who answers it and the notes below. Each note is signed with your name when you save.',
          'The links above the list show what waits and what is yours. “Download this list as CSV” gives you what is listed as a file for a spreadsheet: filter first, then download. It holds personal data, so keep it no longer than you need it.',
        ],
      },
    ],
  },
  de: {
    title: 'Leitfaden',
    lead: 'Vom ersten Wort bis zum letzten: wie ein Text entsteht, erscheint, berichtigt und wieder zurückgezogen wird. Für keinen Schritt braucht es die Entwicklung.',
    steps: [
      {
        key: 'today',
        heading: 'Den Tag beginnen',
        paragraphs: [
          'Die erste Seite durchsucht alle Dokumente und zeigt Ihre Entwürfe, was auf Sie wartet, was geplant ist, was überfällig oder fehlgeschlagen ist, welche Anfragen warten und was Leser getan haben. Jede Zeile führt zu ihrem Dokument, jede Überschrift einer Rangliste zur ganzen Liste.',
          '„Seitenaufrufe“ zählt, wie oft jede Seite geöffnet wird, als Summen nach Seite, Sprache und Tag. „Häufige Suchen“ und „Suchen ohne Ergebnis“ zeigen, was Besucher suchen: Was vergeblich gesucht wird, ist einen Artikel wert, oder ein Wort unter „Wörter mit derselben Bedeutung“ in „Suche im Kopfbereich“. Nichts davon sagt, wer es war.',
          '„Regeln und Termine“ nennt das Recht, auf das sich die Texte stützen: ab welchem Tag eine Regel gilt, wo sie erwähnt wird und wann sie wieder zu prüfen ist. Überfällige Prüfungen stehen auch auf der ersten Seite. Schlagen Sie die Regel nach, berichtigen Sie die Dokumente, die sie erwähnen, und tragen Sie dann „Letzte Prüfung“ und „Nächste Prüfung“ ein. „Fakten nach Land“ verwaltet ebenso Steuersätze, Schwellen, Meldungen und Register: Was Sie dort speichern, steht nach wenigen Sekunden mit seinen Quellen auf der Seite des Landes; was als „Zu prüfen“ markiert ist, sieht niemand sonst.',
        ],
      },
      {
        key: 'write',
        heading: 'Schreiben',
        paragraphs: [
          'Wählen Sie links, was Sie schreiben möchten, etwa Artikel, dann „Neu erstellen“. Der Entwurf speichert sich beim Schreiben selbst; niemand sieht ihn außerhalb. Ohne Verbindung bleibt der Text in diesem Browser und wird später gespeichert; das sagt eine Zeile am Fuß des Fensters. Pflichtfelder tragen ein rotes Zeichen; verlangt werden sie beim Veröffentlichen.',
          'Das Auge neben den Schaltflächen zeigt Ihren Entwurf auf der echten Seite neben dem Formular, und folgt Ihnen beim Schreiben; der Pfeil daneben öffnet diese Seite für sich. Sonst sieht sie niemand.',
          'In einem Text fügt das Plus in der Werkzeugleiste ein Bild der Mediathek oder eine Tabelle ein, die Schaltfläche daneben ein Video des Kurses. Was Sie aus Word oder von einer Webseite einfügen, behält Überschriften, Listen, Tabellen und Links; eine Meldung sagt, was weggelassen wurde. Bilder kommen aus der Mediathek, wo jedes seine Beschreibung hat.',
          'Ein Artikel behält seine Adresse mit der Nummer. In der Seitenleiste steht dieselbe Adresse mit Wörtern, zum Kopieren für Newsletter oder Druck; die Wörter können Sie jederzeit ändern.',
          'Links werden beim Veröffentlichen geprüft: Ein Link muss auf eine Seite führen, die es gibt. „Seite oder Datei wählen“ neben einem Link sucht Seiten, Artikel, Leistungen und Dateien, mit den Sprungmarken auf Seiten. Ein Link auf einen Entwurf wird abgelehnt, bis dieser veröffentlicht ist.',
          'Stellen Sie Fragen zu einem Text direkt am Feld: „Kommentare zu Feldern“ in der Seitenleiste wählt das Feld aus, das Sie zuletzt benutzt haben. „Jemanden benachrichtigen“ schickt allen, die Sie ankreuzen, eine E-Mail; was sich an Sie richtet, steht auf der ersten Seite, bis es erledigt ist.',
          'Wer das Passwort vergisst, fordert auf der Anmeldeseite einen Link an. Er kommt per E-Mail; solange kein E-Mail-Versand angeschlossen ist, findet ihn die Administration unter „Gesendete Nachrichten“ und gibt ihn weiter.',
        ],
        picture: 'Das Formular eines Artikels: links die Texte, rechts die Angaben.',
      },
      {
        key: 'languages',
        heading: 'Beide Sprachen',
        paragraphs: [
          'Sie bearbeiten die Sprache, die oben rechts steht. Die andere steht neben jedem Text, und auch sie können Sie dort schreiben; wer übersetzt, liest sie dort. In der Seitenleiste sehen Sie, wie viel des Dokuments jede Sprache hat und was fehlt; die Listen zeigen dasselbe als Anteil.',
          'Wo Deutsch fehlt, lesen Besucher der deutschen Website Englisch, und ein Hinweis über dem Text sagt das. Um eine Sprache allein zu veröffentlichen, öffnen Sie das Menü neben „Änderungen veröffentlichen“ und wählen „Veröffentlichen auf Deutsch“: Unfertiges Englisch bleibt Entwurf. Dafür muss der Text schon auf der Website stehen, ein neuer beginnt also auf Englisch; und ein Entwurf, der auch ändert, was beide Sprachen gemeinsam haben, etwa Preise oder Abschnitte, wird als Ganzes veröffentlicht.',
          '„Übersetzungen“ links listet auf, was auf Deutsch fehlt und welche englischen Texte sich seit der Übersetzung geändert haben; das Formular kennzeichnet sie. Stimmt das Deutsche noch, sagen Sie es mit „Die Übersetzung stimmt noch“. Wer übersetzt, findet beide Listen auf der ersten Seite und öffnet jedes Formular in der eigenen Sprache.',
        ],
        picture: 'Ein deutscher Text mit dem englischen daneben und dem Stand beider Sprachen.',
      },
      {
        key: 'sections',
        heading: 'Eine Seite bauen',
        paragraphs: [
          'Eine Seite besteht aus Abschnitten. „Abschnitt hinzufügen“ zeigt jede Art mit Bild und Satz; zum Verschieben ziehen Sie die Abschnitte. Ein neuer Abschnitt ist zugeklappt; der Pfeil rechts öffnet ihn.',
          'Für eine Seite mit eigener Adresse genügt ein Wort: Schreiben Sie „spring-2027“ in „Adresse als Aktionsseite“ und veröffentlichen Sie; die Seite ist in beiden Sprachen unter /custom/spring-2027 zu finden.',
        ],
        picture: 'Die Arten von Abschnitten, jede mit Bild und Satz.',
      },
      {
        key: 'search',
        heading: 'So wird die Seite gefunden',
        paragraphs: [
          'Unter „Suchmaschinen“ sehen Sie das Ergebnis, wie eine Suchmaschine es etwa zeigt, in der Sprache, die Sie bearbeiten, und wie viele Zeichen von Titel und Beschreibung zu sehen sind.',
        ],
        picture: 'Ein Suchergebnis mit den Längen von Titel und Beschreibung.',
      },
      {
        key: 'schedule',
        heading: 'Veröffentlichen, jetzt oder später',
        paragraphs: [
          '„Änderungen veröffentlichen“ veröffentlicht sofort; die Website zeigt es nach Sekunden, und „Auf der Website“ in der Seitenleiste sagt, wann es angekommen ist. Um zu einer bestimmten Zeit zu veröffentlichen oder zurückzuziehen, öffnen Sie das Menü neben der Schaltfläche und wählen „Veröffentlichungsplanung“. Es gilt die Zeit der daneben genannten Zone. Was sich noch nicht veröffentlichen lässt, wird nicht geplant; die Antwort nennt die Stellen.',
          'Soll jemand einen Entwurf vorher lesen, speichern Sie ihn und wählen in der Seitenleiste unter „Freigabe“ „Zur Freigabe einreichen“. Jemand anderes aus der Redaktion gibt ihn frei, bittet um Änderungen oder kommentiert; Sie erfahren es durch die Zahl oben rechts, unter „Hinweise“ und per E-Mail. Die Administration kann das unter „Regeln fürs Veröffentlichen“ verlangen: Dann geht nur Freigegebenes auf die Website, ein geänderter Entwurf braucht eine neue Freigabe, und statt der Schaltfläche zum Veröffentlichen erscheint „Zur Freigabe einreichen“.',
          'Banner, Geschenke und Preise beginnen und enden zu ihren eigenen Zeiten, ob jemand die Seite besucht oder nicht; die Seitenleiste eines Pop-ups oder Banners sagt, ob es zu sehen ist, ab wann, oder hinter welchem anderen Pop-up es wartet, und „Vorschau zu einer Zeit“ öffnet die Seite, wie sie dann sein wird. „Zeitplan“ links listet auf, was ansteht, und sagt es ab. Ist etwas überfällig oder fehlgeschlagen, steht es oben auf jeder Seite dieser Verwaltung, und wer es geplant hat, erfährt den Grund.',
          '„Kalender“ links zeigt Monat für Monat alles, was von selbst geschieht: was veröffentlicht und zurückgezogen wird, und wann Banner, Pop-ups, Geschenke und Preise beginnen und enden. Er behält, was geschehen ist.',
        ],
        picture: 'Die Liste dessen, was ansteht, mit Zeiten, Zeitzonen und einer Schaltfläche zum Absagen.',
      },
      {
        key: 'releases',
        heading: 'Gemeinsam veröffentlichen',
        paragraphs: [
          'Was zusammengehört, erscheint gemeinsam: Öffnen Sie ein Dokument, wählen Sie in der Seitenleiste unter „Release“ ein Release oder beginnen Sie eines, dann „In Release aufnehmen“. Das Release listet seine Dokumente auf und sagt zu jedem, was fehlt. Wer übersetzt, nimmt die eigene Sprache auf.',
          '„Alle zusammen ansehen“ öffnet die Website mit allen Entwürfen des Releases auf einmal; gehen Sie durch die Seiten, bis Sie die Vorschau verlassen. „Alles jetzt veröffentlichen“ veröffentlicht alle zum selben Zeitpunkt; „Planen“ tut es zu einer Zeit Ihrer Zone, die im Kalender steht. Ist ein Dokument nicht so weit, wird nichts veröffentlicht: Das Release nennt jedes und den Grund, und wer es geplant hat, erfährt davon. „Release zurücknehmen“ stellt wieder her, was Besucher vorher sahen.',
        ],
      },
      {
        key: 'versions',
        heading: 'Berichtigen, vergleichen, wiederherstellen',
        paragraphs: [
          'Einen veröffentlichten Text berichtigen Sie, so oft Sie möchten: Die Änderungen sind ein Entwurf, und Besucher lesen den veröffentlichten Text, bis Sie wieder veröffentlichen. Übernimmt jemand ein Dokument, an dem Sie schreiben, erfahren Sie es sofort; Ihre Worte bleiben unter den Fassungen.',
          '„Wer hat was getan“ in der Seitenleiste nennt, wer die neuesten Fassungen gespeichert und veröffentlicht hat; „Versionen“ zeigt alle und von wem sie sind. Öffnen Sie eine, um sie mit einer anderen zu vergleichen, und stellen Sie sie als Entwurf wieder her, wenn sie besser war: Die Website ändert sich, wenn Sie veröffentlichen. „Auf veröffentlichte Version zurücksetzen“ setzt den Entwurf einer Sprache zurück.',
          'Um einen Text von der Website zu nehmen, wählen Sie im Menü mit den drei Punkten „Veröffentlichung aufheben“. Seine Seite verschwindet, auch aus Listen und Suche; der Entwurf bleibt hier. „Löschen“ legt ein Dokument in den Papierkorb, der über der Liste seiner Sammlung steht; „Wiederherstellen“ holt es zurück; endgültig löscht nur die Administration. Seiten, die die Website immer hat, etwa Startseite, Leistungen und Impressum, nimmt nur die Administration herunter, die dafür die Adresse bestätigt.',
        ],
        picture: 'Die Versionen eines Dokuments, die neueste zuerst.',
      },
      {
        key: 'redirects',
        heading: 'Adressen, die sich ändern',
        paragraphs: [
          'Ändert sich die Adresse einer veröffentlichten Seite, führt die alte von selbst zur neuen. In allen anderen Fällen legen Sie eine Weiterleitung an: auf Dauer, wenn die alte Adresse ausgedient hat, vorläufig, solange eine Aktion läuft. Kreise und Ketten werden abgelehnt, und eine veröffentlichte Seite wird nur verdeckt, wenn Sie zustimmen. „CSV importieren“ über der Liste nimmt eine ganze Liste auf und zeigt zuerst, was mit jeder Zeile geschähe. Die Spalten der Liste sagen, wie oft und wann zuletzt jede Weiterleitung aufgerufen wurde.',
          '„Wo es verwendet wird“ in der Seitenleiste eines Dokuments nennt, was es zeigt und was zu ihm führt; bevor Sie es löschen oder zurückziehen, nennt die Rückfrage dasselbe. „Tote Links“ auf der linken Seite führt die Links auf, die ins Leere gehen: zu Seiten dieser Website sofort, zu anderen Websites nach deren Antwort in der letzten Woche.',
        ],
        picture: 'Das Formular einer Weiterleitung: alte Adresse, neue Adresse, Dauer.',
      },
      {
        key: 'media',
        heading: 'Bilder',
        paragraphs: [
          'Jedes Bild wird in beiden Sprachen beschrieben, für alle, die es nicht sehen; die deutsche Beschreibung darf nach dem Hochladen folgen, muss aber da sein, bevor eine Seite mit dem Bild veröffentlicht wird. Ein Logo darf eine SVG-Datei sein. Den Bildschwerpunkt setzen Sie unter „Bild bearbeiten“: Er bleibt im Blick, wo die Website das Bild beschneidet. Über der Liste finden Sie die Bilder, die nirgends verwendet werden.',
        ],
        picture: 'Ein Bild mit seiner Beschreibung in beiden Sprachen.',
      },
      {
        key: 'enquiries',
        heading: 'Anfragen beantworten',
        paragraphs: [
          'Unter „Anfragen“ steht, was über die Formulare kam. Übernehmen Sie eine mit „Mir zuweisen“, oder wählen Sie, wer antwortet; den Stand sieht der Absender, Zuständigkeit und Notizen darunter sieht außerhalb niemand. Jede Notiz wird beim Speichern mit Ihrem Namen unterschrieben.',
          'Die Links über der Liste zeigen, was wartet und was Ihnen gehört. „Diese Liste als CSV herunterladen“ gibt das Gelistete als Datei für eine Tabelle: erst filtern, dann herunterladen. Sie enthält personenbezogene Daten; bewahren Sie sie nicht länger auf als nötig.',
        ],
      },
    ],
  },
};
