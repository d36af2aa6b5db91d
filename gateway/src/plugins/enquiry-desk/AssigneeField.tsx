import type { TextFieldServerComponent } from 'payload';

import { nameOf } from '../../cms/access/roles';
import { AssigneeSelect } from './AssigneeSelect';
import { findEditorNames } from './findEditorNames';

/** Offers the names of those who answer enquiries. */
export const AssigneeField: TextFieldServerComponent = async ({ clientField, path, req }) => (
  <AssigneeSelect
    path={path}
    label={clientField.label}
    names={await findEditorNames(req.payload)}
    own={nameOf(req) ?? undefined}
  />
);
