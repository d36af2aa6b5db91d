import { useCallback, useRef, useState } from 'react';

import { loadChunk } from '@/services/browser/loading/chunk';
import { type Enquiry, EnquiryError, type EnquiryFailure } from '@/services/domain/enquiries/enquiry';

/** Gives the hours that the link in the e-mail is good for; throws `EnquiryError`. */
export type SendEnquiry = (enquiry: Enquiry) => Promise<number>;

/** The call, whose code comes when it is made. */
export const sendEnquiry: SendEnquiry = async (enquiry) =>
  (await loadChunk(() => import('@/services/browser/api/enquiries'))).sendEnquiry(enquiry);

type Progress =
  | { step: 'filling' | 'sending' }
  | { step: 'sent'; email: string; hours: number }
  | { step: 'failed'; reason: EnquiryFailure };

/** Sends an enquiry, one at a time however often it is asked to. */
export function useSendEnquiry(send: SendEnquiry) {
  const [progress, setProgress] = useState<Progress>({ step: 'filling' });
  const [captcha, setCaptcha] = useState({ isNeeded: false, round: 0 });
  const token = useRef('');
  const takeToken = useCallback((given: string) => {
    token.current = given;
  }, []);
  const isSending = useRef(false);

  async function sendOnce(enquiry: Enquiry) {
    // State would be too late for a second press within the same moment.
    if (isSending.current) return;
    isSending.current = true;
    setProgress({ step: 'sending' });
    const captchaToken = token.current || undefined;
    try {
      const hours = await send({ ...enquiry, captchaToken });
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

  return { progress, captcha, takeToken, send: sendOnce, reopen: () => setProgress({ step: 'filling' }) };
}
