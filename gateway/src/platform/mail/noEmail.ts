import type { EmailAdapter } from 'payload';

/** The CMS sends no mail; a request for one is logged, so that nobody waits for it unexplained. */
export const noEmail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'noreply@kompassa.example',
  defaultFromName: 'Kompassa CMS',
  sendEmail: () => {
    payload.logger.warn('No e-mail is set up; nothing was sent.');
    return Promise.resolve();
  },
});
