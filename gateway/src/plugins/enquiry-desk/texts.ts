export const enquiryMessages = {
  en: {
    enquiries: 'Enquiries waiting',
    noEnquiries: 'No enquiry is waiting.',
    waiting: (count: number) => (count === 1 ? '1 waits for an answer' : `${count} wait for an answer`),
    mine: (count: number) => (count === 1 ? '1 is assigned to you' : `${count} are assigned to you`),
    nobody: 'nobody yet',
  },
  de: {
    enquiries: 'Wartende Anfragen',
    noEnquiries: 'Es wartet keine Anfrage.',
    waiting: (count: number) => (count === 1 ? '1 wartet auf Antwort' : `${count} warten auf Antwort`),
    mine: (count: number) => (count === 1 ? '1 ist Ihnen zugewiesen' : `${count} sind Ihnen zugewiesen`),
    nobody: 'noch niemand',
  },
} as const;
