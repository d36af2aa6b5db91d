export const dashboardMessages = {
  en: {
    attention: 'Late or failed',
    noAttention: 'Nothing is late and nothing has failed.',
    asking: 'The website is being asked …',
    undelivered: (count: number) =>
      count === 1
        ? 'One change has not reached the website; its pages are renewed by time.'
        : `${count} changes have not reached the website; their pages are renewed by time.`,
    unchecked: (count: number) =>
      count === 1 ? 'One rule is overdue for its check.' : `${count} rules are overdue for their check.`,
  },
  de: {
    attention: 'Überfällig oder fehlgeschlagen',
    noAttention: 'Nichts ist überfällig, nichts ist fehlgeschlagen.',
    asking: 'Die Website wird abgefragt …',
    undelivered: (count: number) =>
      count === 1
        ? 'Eine Änderung hat die Website nicht erreicht; ihre Seiten erneuern sich nach ihrer Zeit.'
        : `${count} Änderungen haben die Website nicht erreicht; ihre Seiten erneuern sich nach ihrer Zeit.`,
    unchecked: (count: number) =>
      count === 1
        ? 'Die Prüfung einer Regel ist überfällig.'
        : `Die Prüfung von ${count} Regeln ist überfällig.`,
  },
} as const;
