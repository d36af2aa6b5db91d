/** The forms by which visitors turn to the company: a message, a trial, a call at a time of their choice. */
export const enquiryKinds = ['contact', 'freeTrial', 'call'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The subjects that a contact enquiry can have; each goes to a department of its own. */
export const enquiryTopics = ['vat', 'products', 'company', 'quote', 'other'] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];
