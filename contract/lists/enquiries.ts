/** The forms by which visitors write to the company. */
export const enquiryKinds = ['contact', 'freeTrial'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The subjects that a contact enquiry can have; each goes to a department of its own. */
export const enquiryTopics = ['vat', 'products', 'company', 'other'] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];
