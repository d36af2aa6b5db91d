import type { WireTopicFact } from '@/contract/calls/facts';
import type { FactTopic } from '@/contract/lists/facts';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** The facts of all countries on one topic, by country code; none from a gateway that does not know the call. */
export async function fetchTopicFacts(topic: FactTopic, locale: Locale): Promise<WireTopicFact[]> {
  return (await undefinedIfNotFound(callGateway('getFacts', { topic }, { locale }))) ?? [];
}
