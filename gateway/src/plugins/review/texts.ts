export const reviewMessages = {
  en: {
    heading: 'Review',
    required: 'Publishing needs an approval by another person.',
    states: {
      none: 'Not submitted.',
      outdated: 'The draft was changed since the last review.',
      submitted: 'Submitted: waiting for an approval.',
      approved: 'Approved. The draft can be published.',
      changes: 'Changes are asked for.',
    },
    kinds: {
      submitted: 'asks for an approval',
      approved: 'has approved',
      changes: 'asks for changes',
      comment: 'has commented',
    },
    actions: {
      submitted: 'Submit for approval',
      approved: 'Approve',
      changes: 'Ask for changes',
      comment: 'Comment',
    },
    comment: 'Your comment',
    saving: 'What you typed is being saved.',
    failure: 'This did not work. Please try again.',
  },
  de: {
    heading: 'Freigabe',
    required: 'Zum Veröffentlichen braucht es die Freigabe einer anderen Person.',
    states: {
      none: 'Nicht eingereicht.',
      outdated: 'Der Entwurf wurde seit der letzten Durchsicht geändert.',
      submitted: 'Eingereicht: wartet auf Freigabe.',
      approved: 'Freigegeben. Der Entwurf kann veröffentlicht werden.',
      changes: 'Es wird um Änderungen gebeten.',
    },
    kinds: {
      submitted: 'bittet um Freigabe',
      approved: 'hat freigegeben',
      changes: 'bittet um Änderungen',
      comment: 'hat kommentiert',
    },
    actions: {
      submitted: 'Zur Freigabe einreichen',
      approved: 'Freigeben',
      changes: 'Um Änderungen bitten',
      comment: 'Kommentieren',
    },
    comment: 'Ihr Kommentar',
    saving: 'Ihr Text wird gerade gespeichert.',
    failure: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
