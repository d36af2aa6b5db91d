/** Days that the gateway keeps what it writes down; the admin, the forms and the privacy notice name them. */
export const retentionDays = {
  /** From the day of sending. */
  unconfirmedEnquiry: 7,
  /** From the day of confirming. */
  confirmedEnquiry: 180,
  /** From the day of signing up. A confirmed one is kept until it is ended. */
  unconfirmedAlert: 7,
  sentMessage: 7,
  /** Jobs that tell the site of a change, once they were given up. */
  siteUpdate: 7,
  /** From the day on which it was carried out; of one that failed, from that for which it was planned. */
  schedule: 396,
  visit: 396,
  pageVitals: 28,
  redirectHit: 30,
  /** From the last search for a term. */
  search: 180,
  /** Of nobody's account. */
  surveyReport: 365,
} as const;
