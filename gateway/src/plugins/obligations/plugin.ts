import type { Plugin } from 'payload';

import { extend } from '../../platform/plugins/extend';
import { title } from './texts';

/** A page of the admin that shows which services answer each obligation. */
export const obligations = (): Plugin => (config) =>
  extend(config, {
    views: {
      obligations: {
        Component: '/src/plugins/obligations/ObligationsView#ObligationsView',
        path: '/obligations',
        label: title,
      },
    },
  });
