import { useCallback, useRef, useState } from 'react';

import { EnquiryError } from '@/services/browser/api/enquiries';
import type { Enquiry, EnquiryFailure } from '@/services/domain/enquiries/enquiry';

/** Gives the hours that the link in the e-mail is good for; throws `EnquiryError`. */
export type SendEnquiry = (enquiry: Enquiry) => Promise<number>;

type Progress =
  | { step: 'filling' | 'sending' }
  | { step: 'sent'; email: string; hours: number }
  | { step: 'failed'; reason: EnquiryFailure };

/** Sends an enquiry, one at a time however often it is asked to. */
export function useSendEnquiry(sendEnquiry: SendEnquiry) {
  const [progress, setProgress] = useState<Progress>({ step: 'filling' });
  const [captcha, setCaptcha] = useState({ isNeeded: false, round: 0 });
  const token = useRef('');
  const takeToken = useCallback((given: string) => {
    token.current = given;
  }, []);
  const isSending = useRef(false);

  async function send(enquiry: Enquiry) {
    // State would be too late for a second press within the same moment.
    if (isSending.current) return;
    isSending.current = true;
    setProgress({ step: 'sending' });
    const captchaToken = token.current || undefined;
    try {
      const hours = await sendEnquiry({ ...enquiry, captchaToken });
      setProgress({ step: 'sent', email: enquiry.email, hours });
    } catch (error) {
      const reason = error instanceof EnquiryError ? error.reason : 'unavailable';
      setProgress({ step: 'failed', reason });
      setCaptcha(({ isNeeded, round }) => ({
        isNeeded: isNeeded || reason === 'captcha',
        round: captchaToken ? round + 1 : round,
      }));
    } finally {
      // A token is good for one try.
      token.current = '';
      isSending.current = false;
    }
  }

  return { progress, captcha, takeToken, send, reopen: () => setProgress({ step: 'filling' }) };
}
