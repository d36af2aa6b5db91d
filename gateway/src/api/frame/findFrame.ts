import type { WireCommon, WireMenu } from '@/contract/calls/common';

import { asVisitor, type CallContext } from '../../platform/http/requestContext';
import { toCommon } from './toCommon';
import { toMenu } from './toMenu';

export const findCommon = async ({ payload, language }: CallContext): Promise<WireCommon> =>
  toCommon(await payload.findGlobal({ slug: 'site-frame', ...asVisitor(language) }));

export const findMenu = async ({ payload, language }: CallContext): Promise<WireMenu> =>
  toMenu(await payload.findGlobal({ slug: 'menu', ...asVisitor(language) }));
