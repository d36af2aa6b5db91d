export const noticeMessages = {
  en: {
    title: 'Notices',
    lead: 'What others did about documents that concern you. You also get it by e-mail.',
    none: 'There is nothing to read.',
    readAll: 'Mark all as read',
    failure: 'This did not work. Please try again.',
    isNew: 'new',
    count: (count: number) => (count === 1 ? '1 new notice' : `${count} new notices`),
  },
  de: {
    title: 'Hinweise',
    lead: 'Was andere mit Dokumenten getan haben, die Sie betreffen. Sie bekommen es auch per E-Mail.',
    none: 'Es gibt nichts zu lesen.',
    readAll: 'Alle als gelesen markieren',
    failure: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    isNew: 'neu',
    count: (count: number) => (count === 1 ? '1 neuer Hinweis' : `${count} neue Hinweise`),
  },
};
