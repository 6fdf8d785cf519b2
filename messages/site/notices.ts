/** What the site domain writes into people's inboxes. */
import { texts } from '#core/texts.ts';

export const siteNotices = texts({
  signed_up_title: { zh_cn: '已报名：{title}', en: 'You are signed up: {title}' },
  signed_up_body: {
    zh_cn: '时间和参加方式在活动页上。不能来的话，请在报名截止前取消，把名额让给别人。',
    en: 'Time and place are on the event’s page. If you cannot come, please cancel before sign-up closes, so that someone else gets the seat.',
  },
  order_placed_title: { zh_cn: '订单已提交：{title}', en: 'Order placed: {title}' },
  order_placed_body: {
    zh_cn: '值班老师会用你留下的联系方式确认上课时间和付款方式。确认之前可以随时取消。',
    en: 'The tutor on duty will contact you about the timetable and the payment. Until it is confirmed you can cancel at any time.',
  },
  order_confirmed_title: { zh_cn: '订单已确认：{title}', en: 'Order confirmed: {title}' },
  order_confirmed_body: {
    zh_cn: '名额已为你保留。开课前可以先读课程页上列出的课。',
    en: 'Your seat is kept. Until it begins you can read the lessons that its page lists.',
  },
  order_cancelled_title: { zh_cn: '订单已取消：{title}', en: 'Order canceled: {title}' },
  order_cancelled_body: {
    zh_cn: '如有疑问，请联系值班老师。',
    en: 'If you have a question, please ask the tutor on duty.',
  },
  order_for_staff_title: { zh_cn: '新订单：{title}', en: 'A new order: {title}' },
  order_for_staff_body: {
    zh_cn: '请按学员留下的联系方式联系，确认时间与付款后再确认订单。',
    en: 'Please contact the student, agree on time and payment, and then confirm the order.',
  },
});
