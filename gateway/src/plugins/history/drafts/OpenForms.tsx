'use client';

import { ServerFunctionsContext, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';

import { otherTextsName } from '../../../domain/otherTexts';
import { typedMeanwhile, withoutValues } from './typedMeanwhile';

interface OpenForm extends Pick<ReturnType<typeof useForm>, 'getFields' | 'setModified'> {
  onSaved: () => void;
}

interface Document {
  id?: number | string;
  collectionSlug?: string;
  globalSlug?: string;
}

const keyOf = ({ id, collectionSlug, globalSlug }: Document): string =>
  globalSlug ?? `${collectionSlug}/${id}`;

const OpenForms = createContext(new Map<string, OpenForm>());

/**
 * In the form of a document: what is typed in it while the server answers is kept.
 * @param onSaved Called when the server has saved the form and nothing was typed since it was sent.
 */
export function useKeptWhileAnswered(onSaved: () => void): void {
  const forms = useContext(OpenForms);
  const noteSaved = useEffectEvent(onSaved);
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getFields, setModified } = useForm();
  const key = keyOf({ id, collectionSlug, globalSlug });
  useEffect(() => {
    const form = { getFields, setModified, onSaved: () => noteSaved() };
    forms.set(key, form);
    return () => {
      if (forms.get(key) === form) forms.delete(key);
    };
  }, [forms, key, getFields, setModified]);
}

/**
 * Around the admin: keeps Payload's form from losing text that is typed while a save is under way
 * (payloadcms/payload#17676; neither 3.90.2 nor the canaries of 4.0 have a remedy).
 *
 * - The form takes the values of the answer for all fields but the one that was typed in last. Here the answer loses
 *   the values of all fields that have changed since the form was sent.
 * - A save that waited for another one takes the form for saved when it is answered, although somebody typed meanwhile;
 *   then nothing saves that text. Here the form is marked as changed again, and its keeper sends it.
 * - Texts in the other language have no column, so each answer would empty them before they are read anew.
 */
export function OpenFormsProvider({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const [forms] = useState(() => new Map<string, OpenForm>());
  const { getFormState } = functions;
  const keeping = useMemo(
    () => ({
      ...functions,
      getFormState: async (args: Parameters<typeof getFormState>[0]) => {
        const { formState: sent, data: saved, schemaPath, collectionSlug, globalSlug } = args;
        const form = schemaPath === (globalSlug ?? collectionSlug) ? forms.get(keyOf(args)) : undefined;
        if (!form || !sent) return getFormState(args);
        const typed = () => typedMeanwhile(sent, form.getFields());
        const isUnsaved = () => typed().length > 0;
        if (saved && isUnsaved()) form.setModified(true);
        else if (saved) form.onSaved();
        const answer = await getFormState(args);
        if (saved && isUnsaved()) form.setModified(true);
        if (!('state' in answer) || !answer.state) return answer;
        const { [otherTextsName]: _others, ...state } = withoutValues(answer.state, typed());
        return { ...answer, state };
      },
    }),
    [functions, getFormState, forms],
  );
  return (
    <ServerFunctionsContext value={keeping}>
      <OpenForms value={forms}>{children}</OpenForms>
    </ServerFunctionsContext>
  );
}
