-- The words of a text by their beginnings, as search_words cuts them; a very long one by its first letters, because a lexeme has a
-- longest length. Dear for the same reason as person_words.
CREATE FUNCTION "text_words"("value" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
begin
  return array_to_tsvector(array(
    select distinct left(word, 100) from regexp_split_to_table(lower(left(coalesce(value, ''), 5000)), '[\s!-/:-@\[-`{-~]+') as word
    where word <> ''));
end $$;
--> statement-breakpoint
DROP INDEX "service_requests_by_word";--> statement-breakpoint
DROP INDEX "service_requests_words";--> statement-breakpoint
CREATE INDEX "chat_events_note_words" ON "chat_events" USING gin (text_words("details" ->> 'text')) WHERE "chat_events"."kind" = 'note';--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin (text_words("text"));--> statement-breakpoint
CREATE INDEX "chat_sessions_held" ON "chat_sessions" USING btree ("last_activity","id") WHERE "chat_sessions"."under_review";--> statement-breakpoint
CREATE INDEX "service_plans_by_crew" ON "service_plans" USING btree ("crew_id") WHERE "service_plans"."status" in ('active', 'paused');--> statement-breakpoint
CREATE INDEX "plan_agreements_by_user" ON "plan_agreements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visit_problems_by_user" ON "visit_problems" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "service_requests_words" ON "service_requests" USING gin (person_words("customer_name", "customer_email", "customer_phone", ("service_type" || ' ' || "property_address")));