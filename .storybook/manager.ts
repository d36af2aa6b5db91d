import { addons } from 'storybook/manager-api';

import { brand } from './brand';

/** Statuses that the sidebar names; it can be filtered by the same tags. */
const statuses = ['new', 'deprecated'];

addons.setConfig({
  theme: brand,
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name, tags }) => {
      const status = type === 'component' && statuses.find((tag) => tags.includes(tag));
      return status ? `${name} (${status})` : name;
    },
  },
});
