import type { WireCommon, WireMenu } from '@/contract/calls/common';

import { asVisitor, type CallContext } from '../../platform/http/requestContext';
import { commonToWire } from './toCommon';
import { menuToWire } from './toMenu';

export const findCommon = async ({ payload, language }: CallContext): Promise<WireCommon> =>
  commonToWire(await payload.findGlobal({ slug: 'site-frame', ...asVisitor(language) }));

export const findMenu = async ({ payload, language }: CallContext): Promise<WireMenu> =>
  menuToWire(await payload.findGlobal({ slug: 'menu', ...asVisitor(language) }));
