import type { Config, Plugin } from 'payload';

import { extend } from '../../platform/plugins/extend';
import { guide as texts } from './texts';

const withLead = (config: Config): Config => {
  const components = config.admin?.components;
  const beforeDashboard = ['/src/plugins/guide/GuideLead#GuideLead', ...(components?.beforeDashboard ?? [])];
  return { ...config, admin: { ...config.admin, components: { ...components, beforeDashboard } } };
};

/** A page that explains the admin to marketers, with a link to it above the first page. */
export const guide = (): Plugin => (config) =>
  extend(withLead(config), {
    views: {
      guide: {
        Component: '/src/plugins/guide/GuideView#GuideView',
        path: '/guide',
        label: { en: texts.en.title, de: texts.de.title },
      },
    },
  });
