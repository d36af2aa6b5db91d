export const dashboardMessages = {
  en: {
    lead: 'What you save as a draft stays here. What you publish appears on the website within seconds; each document says whether it is live.',
    guide: 'Read the guide',
    attention: 'Late or failed',
    noAttention: 'Nothing is late and nothing has failed.',
    undelivered: (count: number) =>
      count === 1
        ? 'One change has not reached the website; its pages are renewed by time.'
        : `${count} changes have not reached the website; their pages are renewed by time.`,
    unchecked: (count: number) =>
      count === 1 ? 'One rule is overdue for its check.' : `${count} rules are overdue for their check.`,
    enquiries: 'Enquiries waiting',
    noEnquiries: 'No enquiry is waiting.',
    waiting: (count: number) => (count === 1 ? '1 waits for an answer' : `${count} wait for an answer`),
    mine: (count: number) => (count === 1 ? '1 is assigned to you' : `${count} are assigned to you`),
    nobody: 'nobody yet',
  },
  de: {
    lead: 'Was Sie als Entwurf speichern, bleibt hier. Was Sie veröffentlichen, erscheint nach wenigen Sekunden auf der Website; jedes Dokument sagt, ob es dort angekommen ist.',
    guide: 'Zum Leitfaden',
    attention: 'Überfällig oder fehlgeschlagen',
    noAttention: 'Nichts ist überfällig, nichts ist fehlgeschlagen.',
    undelivered: (count: number) =>
      count === 1
        ? 'Eine Änderung hat die Website nicht erreicht; ihre Seiten erneuern sich nach ihrer Zeit.'
        : `${count} Änderungen haben die Website nicht erreicht; ihre Seiten erneuern sich nach ihrer Zeit.`,
    unchecked: (count: number) =>
      count === 1
        ? 'Die Prüfung einer Regel ist überfällig.'
        : `Die Prüfung von ${count} Regeln ist überfällig.`,
    enquiries: 'Wartende Anfragen',
    noEnquiries: 'Es wartet keine Anfrage.',
    waiting: (count: number) => (count === 1 ? '1 wartet auf Antwort' : `${count} warten auf Antwort`),
    mine: (count: number) => (count === 1 ? '1 ist Ihnen zugewiesen' : `${count} sind Ihnen zugewiesen`),
    nobody: 'noch niemand',
  },
} as const;
