/** Texts of the API's documentation page. */
import { texts } from '#core/texts.ts';

export const apiDocsTexts = texts({
  title: { zh_cn: '灯塔 GRE 接口文档', en: 'Beacon GRE API' },
  lead: {
    zh_cn: '共 {count} 个接口。下面的内容与服务器运行时校验所用的定义是同一份，因此总是最新的。',
    en: '{count} {count|call|calls}. This page is made from the same definitions the server checks requests against, so it is always up to date.',
  },
  other_language: { zh_cn: 'English', en: '中文' },
  machine_readable: { zh_cn: 'OpenAPI 3.1 文件', en: 'OpenAPI 3.1 document' },
  contents: { zh_cn: '目录', en: 'Contents' },
  basics: { zh_cn: '基本约定', en: 'The basics' },
  envelope: {
    zh_cn:
      '成功时 HTTP 状态为 200，内容如下；失败时状态码与错误相符，error 是稳定的名称，msg 是给人看的文字，fields 指出每个字段的问题。',
    en: 'A success is HTTP 200 with the first form. A failure has the matching status: error is a stable name for programs, msg a text for people, and fields says what is wrong with each field.',
  },
  auth: {
    zh_cn:
      '登录后得到 token，可放在 Authorization: Bearer 头里，也可使用 token Cookie。使用 Cookie 时，写操作必须来自本站页面。',
    en: 'Logging in gives a token. Send it as Authorization: Bearer, or in the token cookie; with the cookie, calls that change something must come from our own pages.',
  },
  language: {
    zh_cn: '文字的语言由 lang 参数（zh_cn 或 en）决定，其次是 Accept-Language，默认中文。',
    en: 'Texts follow the lang parameter (zh_cn or en), else Accept-Language, else they are Chinese.',
  },
  lists: {
    zh_cn: '列表用 page（从 1 开始）和 size（0 到 100）分页；size=0 只返回总数。所有 id 都是字符串。',
    en: 'Lists take page (from 1) and size (0 to 100); size=0 gives the total alone. Every id is a string.',
  },
  errors: { zh_cn: '错误一览', en: 'Errors' },
  error_name: { zh_cn: '名称', en: 'Name' },
  error_status: { zh_cn: '状态', en: 'Status' },
  error_meaning: { zh_cn: '含义', en: 'Meaning' },
  access_visitor: { zh_cn: '所有人', en: 'Anyone' },
  access_user: { zh_cn: '登录用户', en: 'Logged in' },
  access_desk: { zh_cn: '工作台：{desk}', en: 'Staff desk: {desk}' },
  in_path: { zh_cn: '路径', en: 'path' },
  in_query: { zh_cn: '查询', en: 'query' },
  in_body: { zh_cn: '请求体', en: 'body' },
  parameter: { zh_cn: '参数', en: 'Parameter' },
  place: { zh_cn: '位置', en: 'In' },
  type: { zh_cn: '类型', en: 'Type' },
  need: { zh_cn: '是否必填', en: 'Needed' },
  required: { zh_cn: '必填', en: 'required' },
  optional: { zh_cn: '可选', en: 'optional' },
  no_parameters: { zh_cn: '无参数。', en: 'No parameters.' },
  reply_example: { zh_cn: '返回示例', en: 'Example of a reply' },
  reply_file: { zh_cn: '返回文件：{type}', en: 'Answers with a file: {type}' },
  may_fail_with: { zh_cn: '可能的错误', en: 'May fail with' },
});

/** A domain without a name here is shown by the word that the code uses. */
export const domainTexts = texts({
  accounts: { zh_cn: '账号', en: 'Accounts' },
  questions: { zh_cn: '题库', en: 'Question bank' },
  exams: { zh_cn: '模考与练习', en: 'Exams and practice' },
  attempts: { zh_cn: '作答', en: 'Attempts' },
  reports: { zh_cn: '报告', en: 'Reports' },
  learning: { zh_cn: '学习记录', en: 'Learning' },
  site: { zh_cn: '网站内容', en: 'Site' },
  inbox: { zh_cn: '消息', en: 'Messages' },
  feedback: { zh_cn: '反馈', en: 'Feedback' },
  staff: { zh_cn: '老师与管理', en: 'Staff' },
});
