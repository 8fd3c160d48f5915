import { Button } from '#ui/button/Button.tsx';
import { ChoiceField } from '#ui/field/ChoiceField.tsx';
import { CsvField } from '#ui/field/CsvField.tsx';
import { Field } from '#ui/field/Field.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { SearchIcon } from '#ui/icon/icons.ts';
import { Select } from '#ui/select/Select.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Held } from '../../show.tsx';

const YES_NO = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
];
const SECTORS = ['公链', 'DeFi', 'DEX', '稳定币', 'NFT', '链游', '存储', 'AI', '跨链'];

export const exhibit: Exhibit = {
  title: 'TextField, PasswordField, TextArea, ChoiceField, CsvField, Field',
  about:
    "Something is typed. They take react-hook-form's register as it is; Field ties label and error to any control.",
  states: [
    { name: 'plain', show: () => <TextField label="昵称" placeholder="2 至 12 个字" /> },
    {
      name: 'required, with a hint',
      show: () => <TextField label="邮箱" required hint="只用来找回密码，不会公开" autoComplete="off" />,
    },
    {
      name: 'error',
      show: () => <TextField label="手机号" defaultValue="1380013800" error="请输入正确的手机号" />,
    },
    { name: 'disabled', show: () => <TextField label="用户名" defaultValue="reader_2048" disabled /> },
    {
      name: 'hint and error',
      show: () => (
        <TextField
          label="目标价"
          after="USD"
          defaultValue="0"
          hint="达到时通知一次"
          error="请输入大于 0 的价格"
        />
      ),
    },
    {
      name: 'something before and after',
      show: () => (
        <TextField
          label="验证码"
          before="+86"
          after={
            <Button size="s" variant="quiet">
              获取验证码
            </Button>
          }
        />
      ),
    },
    {
      name: 'label for screen readers only',
      show: () => (
        <TextField label="搜索" hideLabel placeholder="搜索币种" before={<SearchIcon aria-hidden="true" />} />
      ),
    },
    {
      name: 'password',
      show: () => (
        <PasswordField
          label="密码"
          autoComplete="new-password"
          defaultValue="not-a-secret"
          hint="8 至 20 位"
        />
      ),
    },
    {
      name: 'several lines, counted',
      show: () => <TextArea label="反馈内容" limit={300} placeholder="请描述遇到的问题" rows={3} />,
    },
    {
      name: 'several lines, too many',
      show: () => (
        <TextArea label="评论" limit={8} rows={3} defaultValue="这一句比允许的长一些" error="最多 8 个字" />
      ),
    },
    {
      name: 'one of a few',
      show: () => (
        <ChoiceField
          label="是否开源"
          required
          options={YES_NO}
          input={{ name: 'one', defaultChecked: false }}
        />
      ),
    },
    {
      name: 'several of a few, wrong',
      show: () => (
        <ChoiceField
          label="赛道"
          multiple
          hint="最多 5 个"
          error="请选择赛道"
          options={SECTORS.map((value) => ({ value, label: value }))}
          input={{ name: 'several' }}
        />
      ),
    },
    {
      name: 'around another control',
      show: () => (
        <Held<'bug' | 'idea' | null> first={null}>
          {(kind, setKind) => (
            <Field label="问题类型" required error={kind === null ? '请选择一种' : undefined}>
              {({ id, 'aria-describedby': describedBy = '' }) => (
                <Select
                  id={id}
                  value={kind}
                  onChange={setKind}
                  invalid={kind === null}
                  describedBy={describedBy}
                  options={[
                    { value: 'bug', label: '页面错误' },
                    { value: 'idea', label: '功能建议' },
                  ]}
                />
              )}
            </Field>
          )}
        </Held>
      ),
    },
    {
      name: 'a CSV file, or its lines pasted',
      show: () => (
        <Held<string> first="">
          {(lines, setLines) => <CsvField value={lines} example={'BTC\nethereum\nSOL'} onChange={setLines} />}
        </Held>
      ),
    },
  ],
};
