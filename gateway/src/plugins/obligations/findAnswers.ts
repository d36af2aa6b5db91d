import type { Payload } from 'payload';

import type { WireServiceAnswer } from '@/contract/calls/services';
import { type ObligationId, obligationIds } from '@/contract/lists/obligations';

import { answersToWire } from '../../domain/answersToWire';
import type { ContentLanguage } from '../../domain/languages';
import type { Service } from '../../payload-types';

export interface AnswerRow extends WireServiceAnswer {
  service: Pick<Service, 'id' | 'serverName'>;
}

/** Every obligation of the check with the services that answer it, in the order of the check; also with none. */
export function answersByObligation(
  services: Service[],
): { obligation: ObligationId; answers: AnswerRow[] }[] {
  const rows = services.flatMap((service) =>
    answersToWire(service).map((answer): AnswerRow => ({ ...answer, service })),
  );
  return obligationIds.map((obligation) => ({
    obligation,
    answers: rows
      .filter((row) => row.obligation === obligation)
      .sort((a, b) => a.country.localeCompare(b.country)),
  }));
}

/** Published services, in the order of the site. */
export async function findAnswers(payload: Payload, locale: ContentLanguage) {
  const { docs } = await payload.find({
    collection: 'services',
    where: { _status: { equals: 'published' } },
    sort: '_order',
    pagination: false,
    depth: 0,
    locale,
  });
  return answersByObligation(docs);
}
