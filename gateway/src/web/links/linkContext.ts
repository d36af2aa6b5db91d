import type { LinkContext } from '../../domain/destination';
import { config } from '../../platform/config/config';
import { requestContext } from '../requestContext';

/** Returns the context of `destination` for this request. */
export const linkContext = async (): Promise<LinkContext> => ({
  language: (await requestContext()).language,
  siteUrl: config.siteUrl,
});
