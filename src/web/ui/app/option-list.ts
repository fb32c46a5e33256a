// The class names that lists of choices share; whoever uses them brings their stylesheet along.
import './option-list.css';

export const optionList = {
  list: 'option-list',
  item: 'option-list-item',
  danger: 'option-list-danger',
  note: 'option-list-note',
  head: 'option-list-head',
  rule: 'option-list-rule',
} as const;
