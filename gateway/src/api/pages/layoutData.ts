import type { WireCommon, WireMenu } from '@/contract/calls/common';

import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { commonToWire } from './commonToWire';
import { menuToWire } from './menuToWire';

export const findCommon = async ({ payload, language }: CallContext): Promise<WireCommon> =>
  commonToWire(await payload.findGlobal({ slug: 'site-frame', ...asVisitor(language) }));

export const findMenu = async ({ payload, language }: CallContext): Promise<WireMenu> =>
  menuToWire(await payload.findGlobal({ slug: 'menu', ...asVisitor(language) }));
