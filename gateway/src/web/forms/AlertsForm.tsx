'use client';

import { useT } from 'next-i18next/client';

import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import { TextField } from '@/components/ui/TextField/TextField';
import { TextLink } from '@/components/ui/TextLink/TextLink';

import { countryParameter, topicParameter } from '../../domain/accountPaths';
import { Captcha, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { type FormAction, type GuardedState, initialState } from './formState';
import { Foot, Form } from './styles';
import { useActionForm } from './useActionForm';

interface Choice {
  value: string;
  label: string;
}

export interface AlertsFormProps {
  action: FormAction<GuardedState>;
  /** Address of the captcha's script. */
  captchaScript: string;
  /** Named on the server: browsers and Node spell some countries differently. */
  countries: Choice[];
  topics: Choice[];
  /** Ticked beforehand, by the link that led here. */
  ticked: { countries: string[]; topics: string[] };
  /** The privacy notice, and its day. */
  privacyHref: string;
  noticeVersion: string;
}

/** Asks for e-mails about changes of the law. Works without scripts; what was chosen stays with every answer. */
export function AlertsForm(props: AlertsFormProps) {
  const { action, captchaScript, countries, topics, ticked, privacyHref, noticeVersion } = props;
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<GuardedState>(action, initialState);
  const { errors, values } = state;
  const chosen = (name: string, before: string[]) => values[name]?.split(' ') ?? before;
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      <input name="noticeVersion" type="hidden" value={noticeVersion} />
      <TextField
        autoComplete="email"
        defaultValue={values.email}
        error={errors.email}
        inputMode="email"
        label={t('alerts.email')}
        maxLength={254}
        name="email"
        required
        type="email"
      />
      <ChoiceGroup
        choices={countries}
        hint={t('alerts.countriesHint')}
        legend={t('alerts.countries')}
        name={countryParameter}
        ticked={chosen(countryParameter, ticked.countries)}
        type="checkbox"
      />
      <ChoiceGroup
        choices={topics}
        hint={t('alerts.topicsHint')}
        legend={t('alerts.topics')}
        name={topicParameter}
        ticked={chosen(topicParameter, ticked.topics)}
        type="checkbox"
      />
      {state.needsCaptcha && <Captcha script={captchaScript} state={state} />}
      <Submit isPending={isPending} label={t('alerts.submit')} />
      <Foot>
        {t('alerts.privacy')} <TextLink href={privacyHref}>{t('alerts.privacyLink')}</TextLink>
      </Foot>
    </Form>
  );
}
