import { describe, expect, it } from 'vitest';
import { hostFor } from '#core/hosts.ts';

const hosts = { main: 'www.beacon.example', question: 'q.beacon.example' };

describe('hostFor', () => {
  it.each([
    ['/home', 'q.beacon.example', 'www.beacon.example'],
    ['/gre-exam/', 'www.beacon.example', 'q.beacon.example'],
    ['/questions/12', 'www.beacon.example', 'q.beacon.example'],
    ['/questions', 'q.beacon.example', 'q.beacon.example'],
    ['/examples', 'q.beacon.example', 'www.beacon.example'],
    ['/news/3', 'www.beacon.example', 'www.beacon.example'],
    ['/user/notes', 'q.beacon.example', 'q.beacon.example'],
    ['/login', 'www.beacon.example', 'www.beacon.example'],
    ['/login', 'unknown.example', 'www.beacon.example'],
  ])('serves %s asked on %s from %s', (path, current, wanted) => {
    expect(hostFor(path, current, hosts)).toBe(wanted);
  });

  it('answers a test host with a test host', () => {
    expect(hostFor('/questions', 'test-www.beacon.example', hosts)).toBe('test-q.beacon.example');
    expect(hostFor('/about', 'test-q.beacon.example', hosts)).toBe('test-www.beacon.example');
    expect(hostFor('/user', 'test-q.beacon.example', hosts)).toBe('test-q.beacon.example');
  });
});
