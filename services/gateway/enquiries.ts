import type { Enquiry } from '@/services/domain/enquiries/enquiry';

import { callGateway } from './client';
import type { GatewayCallContext } from './headers';
import { enquiryToWire } from './map/enquiry';

/**
 * Keeps an enquiry and has its sender asked by e-mail to confirm it, in the language of `context`.
 * @returns seconds that the link in the e-mail is good for
 * @throws GatewayRefused with code 400 for what may not be entered, 429 for too many; GatewayUnavailable where no
 * e-mail can be sent
 */
export async function saveEnquiry(enquiry: Enquiry, context: GatewayCallContext): Promise<number> {
  return (await callGateway('saveEnquiry', enquiryToWire(enquiry), context)).validFor;
}
