/** Samples of what people fill in and find their way by: fields, tabs, pages. */
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Checkbox } from '#app/ui/inputs/checkbox.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { SearchInput } from '#app/ui/inputs/search-input.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { Switch } from '#app/ui/inputs/switch.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { devTexts } from '#messages/dev.ts';
import { here } from './sample-row.tsx';

export function Forms() {
  const t = useText(devTexts);
  return (
    <SideSection id="forms" title={t('forms')}>
      <form className="grid gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        <Field label={t('target')} help={t('targetHelp')}>
          <TextInput inputMode="numeric" defaultValue="328" unit={t('points')} />
        </Field>
        <Field label={t('last')} help={t('lastHelp')} optional>
          <TextInput inputMode="numeric" placeholder="315" />
        </Field>
        <Field label={t('target')} error={t('targetError')}>
          <TextInput inputMode="numeric" defaultValue="350" />
        </Field>
        <Field label={t('locked')}>
          <TextInput disabled defaultValue="328" />
        </Field>
        <Field label={t('stage')}>
          <Select
            placeholder={t('stageNone')}
            options={[
              { value: 'first', label: t('stageFirst') },
              { value: 'second', label: t('stageSecond') },
            ]}
          />
        </Field>
        <Field label={t('password')} help={t('passwordHelp')}>
          <PasswordInput defaultValue="lighthouse" autoComplete="off" strength={t('passwordHint')} />
        </Field>
        <Field label={t('note')} className="md:col-span-2">
          <TextArea limit={200} defaultValue={t('noteText')} rows={3} />
        </Field>
        <Field label={t('note')}>
          <TextArea limit={10} defaultValue={t('noteText')} rows={3} />
        </Field>
        <fieldset>
          <legend className="text-14 font-semibold">{t('kinds')}</legend>
          <Checkbox label={t('kindFill')} count="812" defaultChecked />
          <Checkbox label={t('kindPair')} count="1,564" />
          <Checkbox label={t('kindRead')} count="0" disabled />
        </fieldset>
        <RadioGroup
          label={t('place')}
          name="place"
          defaultValue="home"
          options={[
            { value: 'centre', label: t('placeCentre') },
            { value: 'home', label: t('placeHome'), help: t('placeHomeHelp') },
          ]}
        />
        <div>
          <Switch label={t('remind')} help={t('remindHelp')} defaultChecked />
          <Switch label={t('remind')} />
          <Switch label={t('remind')} disabled />
        </div>
      </form>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        <form className="grid gap-5">
          <FormFooter submit={t('start')} failure={t('failed')} onCancel={() => undefined} />
        </form>
        <form className="grid gap-5">
          <FormFooter submit={t('start')} tone="beam" size="lg" wide busy />
        </form>
        <form className="grid gap-5">
          <FormFooter inDialog submit={t('remove')} onCancel={() => undefined} />
        </form>
      </div>
      <SearchInput
        placeholder={t('search')}
        onSearch={(words) => showToast({ text: words || t('search') })}
        className="mt-8 max-w-90"
      />
    </SideSection>
  );
}

export function Way() {
  const t = useText(devTexts);
  const tabs = [
    { key: 'verbal', label: t('verbalTab'), count: 2104 },
    { key: 'quant', label: t('quantTab'), count: 2030 },
    { key: 'writing', label: t('writingTab'), count: 152 },
    { key: 'wrong', label: t('wrongTab'), count: 0 },
  ];
  return (
    <SideSection id="way" title={t('way')}>
      <TabLinks
        label={t('bank')}
        items={tabs.map(({ key, ...tab }) => ({
          ...tab,
          to: `${here}?tab=${key}`,
          current: key === 'quant',
        }))}
      />
      <Tabs
        label={t('bank')}
        className="mt-8"
        items={tabs.map(({ key, ...tab }) => ({ ...tab, value: key, content: <p>{tab.label}</p> }))}
      />
      <Pagination page={1} size={8} total={716} to={(page) => `${here}?page=${page}`} className="mt-8" />
      <Pagination
        page={50}
        size={20}
        total={19_999}
        label={t('lists')}
        to={(page) => `${here}?page=${page}`}
        className="mt-4"
      />
      <Pagination page={1} size={20} total={7} to={(page) => `${here}?page=${page}`} className="mt-4" />
    </SideSection>
  );
}
