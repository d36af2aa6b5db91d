import type { ServerProps } from 'payload';

import { isEditorUser } from '../access/roles';

/** Tells admin.css who works here: what only editors may do is not offered to others. */
export function RoleMark({ user }: ServerProps) {
  return isEditorUser(user ?? null) ? null : <span hidden data-role="translator" />;
}
