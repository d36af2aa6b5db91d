import { useRef, useState } from 'react';

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
  const isSending = useRef(false);

  async function send(enquiry: Enquiry) {
    // State would be too late for a second press within the same moment.
    if (isSending.current) return;
    isSending.current = true;
    setProgress({ step: 'sending' });
    try {
      setProgress({ step: 'sent', email: enquiry.email, hours: await sendEnquiry(enquiry) });
    } catch (error) {
      const reason = error instanceof EnquiryError ? error.reason : 'unavailable';
      setProgress({ step: 'failed', reason });
    } finally {
      isSending.current = false;
    }
  }

  return { progress, send, reopen: () => setProgress({ step: 'filling' }) };
}
